import { existsSync } from 'node:fs';
import { languages } from '../config/languages.ts';
import { checkLanguages } from './check-languages.ts';
import { readJson } from './read-json.ts';
import { parseSettings, settingsFile } from './read-settings.ts';

// Of this folder, client code may import only this file: the build puts constants in its place (`build/inline-settings.ts`).
export { maximumInput } from './shape.ts';

// First, because settings refer to languages by their paths.
checkLanguages(languages);

// Here, because Vite reads no file (`envDir: false`), and scripts run without Astro.
if (existsSync('.env')) process.loadEnvFile('.env');

/** The owner's settings. Client code gets what it uses of them (`build/inline-settings.ts`). @throws UnusableValueError */
export const settings = parseSettings(readJson(settingsFile), process.env);
