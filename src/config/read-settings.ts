import { readJson } from './read-json.ts';
import { settingsFaults, settingsSchema } from './schema.ts';
import type { Settings } from './shape.ts';
import { UnusableValueError } from './unusable-value-error.ts';

/** The file that owners edit, from the project's root, where all its commands run. */
export const settingsFile = 'src/config/settings.json';

/** The environment variables that override a setting while building. */
const variables = { product: 'PRODUCT_NAME', origin: 'SITE_ORIGIN', signupAddress: 'SIGNUP_ORIGIN' } as const;

/** An origin with the path of the registration in the file; what has a path keeps its own. */
function withPath(value: string, { signupAddress }: { readonly signupAddress?: unknown }): string {
  const { origin, pathname } = URL.parse(value) ?? {};
  const own = URL.parse(`${signupAddress as string}`)?.pathname;
  return origin !== undefined && pathname === '/' && own !== undefined ? origin + own : value;
}

/**
 * Validates and normalises settings, after applying overrides from the environment.
 * @param given as in the file
 * @throws UnusableValueError that lists all faults
 */
export function parseSettings(given: object, environment: Readonly<Record<string, string | undefined>>): Settings {
  const overrides = Object.entries(variables).flatMap(([name, variable]) => {
    const value = environment[variable];
    return value === undefined ? [] : [[name, name === 'signupAddress' ? withPath(value, given) : value] as const];
  });
  const all = { ...given, ...Object.fromEntries(overrides) };
  const faults = settingsFaults(all).map(({ path, rule }) => {
    const variable = overrides.some(([name]) => name === path) && variables[path as keyof typeof variables];
    return variable ? `The environment variable ${variable} ${rule}.` : `${settingsFile}: ${path} ${rule}.`;
  });
  if (faults.length > 0) throw new UnusableValueError(faults.join('\n'));
  return settingsSchema.parse(all);
}

/** The settings as written in the file, not yet validated. @throws UnusableValueError if it is not valid JSON */
export const readSettingsFile = () => readJson(settingsFile) as object;
