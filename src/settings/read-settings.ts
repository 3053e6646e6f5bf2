import { z } from 'astro/zod';
import { faultsAcrossSettings } from './faults-across-settings.ts';
import { shape, type Settings } from './shape.ts';
import { must, UnusableValueError } from './unusable-value-error.ts';

/** The file that owners edit, from the project's root, where all its commands run. */
export const settingsFile = 'src/config/settings.json';

/** The error for a setting. @param rule what it must be and what it is; completes a sentence that begins with its path */
export const unusableSetting = (path: string, rule: string) =>
  new UnusableValueError(`${settingsFile}: ${path} ${rule}.`);

const schema = shape.superRefine((settings, context) => {
  for (const [path, message] of faultsAcrossSettings(settings)) context.addIssue({ code: 'custom', path, message });
});

/** JSON Schema of the settings, with which editors explain them. */
export const jsonSchema = z.toJSONSchema(shape, { io: 'input' });

/** The environment variables that override a setting while building. */
const variables = { product: 'PRODUCT_NAME', origin: 'SITE_ORIGIN', signupOrigin: 'SIGNUP_ORIGIN' } as const;

/** The variables of an environment that override settings. */
export const overriding = (environment: Readonly<Record<string, string | undefined>>): readonly string[] =>
  Object.values(variables).filter((variable) => environment[variable] !== undefined);

/** What a value must be whose type is wrong, where its own rule does not say so. */
const types: Readonly<Record<string, string>> = {
  object: 'be a group of settings in braces { }',
  record: 'be a group of entries in braces { }',
  array: 'be a list in brackets [ ]',
  string: 'be a text in quotation marks, "" for none',
};

/** The message of a fault whose rule has none: a setting that is not there, unknown or of the wrong type. */
function message(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'unrecognized_keys') return 'is not a setting';
  return issue.code === 'invalid_type' ? must(types[issue.expected] ?? 'be another value').error(issue) : undefined;
}

/** The setting at a path, as its owner reads it: `tiers.BOOST.price`, `upgrades, entry 1, tier`. */
const nameOf = ([first, ...others]: readonly PropertyKey[]) => {
  const isInList = others.some((part) => typeof part === 'number');
  const names = others.map((part) => (typeof part === 'number' ? `entry ${part + 1}` : String(part)));
  return [String(first), ...names].join(isInList ? ', ' : '.');
};

/**
 * Validates and normalizes settings, after applying overrides from the environment.
 * @param json as in the file
 * @throws UnusableValueError that lists what is wrong, one sentence for each setting
 */
export function parseSettings(json: unknown, environment: Readonly<Record<string, string | undefined>>): Settings {
  const settings = json instanceof Object && !Array.isArray(json) ? (json as Readonly<Record<string, unknown>>) : {};
  const overrides = Object.entries(variables).flatMap(([name, variable]) => {
    const value = environment[variable];
    return value === undefined ? [] : [[name, value] as const];
  });
  const { data, error } = schema.safeParse({ ...settings, ...Object.fromEntries(overrides) }, { error: message });
  if (data) return data;
  const faults = error.issues.flatMap((issue) => {
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    return paths.map((path) => [nameOf(path), issue.message] as const);
  });
  // The first fault of each setting.
  const sentences = [...Map.groupBy(faults, ([name]) => name).values()].map(([first]) => {
    const [name, rule] = first!;
    const variable = overrides.some(([overridden]) => overridden === name) && variables[name as keyof typeof variables];
    return variable ? `The environment variable ${variable} ${rule}.` : `${settingsFile}: ${name} ${rule}.`;
  });
  throw new UnusableValueError(sentences.join('\n'));
}
