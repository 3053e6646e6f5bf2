import { readJson } from './read-json.ts';
import { settingsFaults, settingsSchema, type Settings } from './schema.ts';
import { UnusableValueError } from './unusable-value-error.ts';

/** The file that owners edit, from the project's root, where all its commands run. */
export const settingsFile = 'src/config/settings.json';

/** The environment variables that override a setting while building. */
const variables = { product: 'PRODUCT_NAME', origin: 'SITE_ORIGIN', signupOrigin: 'SIGNUP_ORIGIN' } as const;

/**
 * Settings in the form that the site uses.
 * @param given as they were written
 * @throws UnusableValueError that names all that are unusable
 */
export function readSettings(given: object, environment: Readonly<Record<string, string | undefined>>): Settings {
  const overrides = Object.entries(variables).flatMap(([name, variable]) => {
    const value = environment[variable];
    return value === undefined ? [] : [[name, value] as const];
  });
  const all = { ...given, ...Object.fromEntries(overrides) };
  const faults = settingsFaults(all).map(({ path, rule }) => {
    const variable = overrides.some(([name]) => name === path) && variables[path as keyof typeof variables];
    return variable ? `The environment variable ${variable} ${rule}.` : `${settingsFile}: ${path} ${rule}.`;
  });
  if (faults.length > 0) throw new UnusableValueError(faults.join('\n'));
  return settingsSchema.parse(all);
}

/** What stands in the file. @throws UnusableValueError at what is no JSON, with the line */
export const givenSettings = () => readJson(settingsFile) as object;
