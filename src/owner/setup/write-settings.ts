import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { rewriteSettings } from './rewrite-settings.ts';
import type { Settings } from './settings.ts';

/**
 * Writes other values into the file of settings, formatted as the project's files are.
 * @param file path of the file
 */
export async function writeSettings(file: string, before: Settings, after: Settings): Promise<void> {
  const source = rewriteSettings(readFileSync(file, 'utf8'), before, after);
  writeFileSync(file, await format(source, { ...(await resolveConfig(file)), filepath: file }));
}
