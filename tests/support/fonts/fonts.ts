import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Fonts: `narrow` is about as wide as a phone's, `wide` 20 percent wider. */
export type FontSet = 'narrow' | 'wide';

const installed = join(import.meta.dirname, '../../../node_modules');

/** Cache folder for browsers and fontconfig, inside the repository. */
export const cache = join(installed, '.cache');

const packages = ['@expo-google-fonts/noto-sans', '@expo-google-fonts/noto-sans-arabic', 'dejavu-fonts-ttf'];

/**
 * Environment variables that limit programs which use fontconfig, as all browsers on Linux do, to these fonts. On other
 * systems they change nothing.
 * @throws Error if the fonts are not installed: a browser without any draws nothing, and every width is wrong
 */
export function fontEnvironment(fonts: FontSet) {
  const missing = packages.filter((name) => !existsSync(join(installed, name)));
  if (missing.length > 0) throw new Error(`Fonts are missing: ${missing.join(', ')}. Run npm ci.`);
  return { FONTCONFIG_FILE: join(import.meta.dirname, `${fonts}.conf`), XDG_CACHE_HOME: cache };
}
