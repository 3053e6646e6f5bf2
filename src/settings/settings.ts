import { existsSync } from 'node:fs';
import { languages } from '../config/languages.ts';
import { checkLanguages } from './check-languages.ts';
import { readJson } from './read-json.ts';
import { parseSettings, settingsFile } from './read-settings.ts';

// Client code can import this file alone: the build puts constants in its place (`build/inline-settings.ts`).
export { maximumInput } from './shape.ts';

// Settings name languages.
checkLanguages(languages);

// As Astro does for the pages.
if (existsSync('.env')) process.loadEnvFile('.env');

/** The owner's settings. Client code gets what it uses of them (`build/inline-settings.ts`). @throws UnusableValueError */
export const settings = parseSettings(readJson(settingsFile), process.env);
