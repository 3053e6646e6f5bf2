import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';

/** Asks for the version: Ubuntu's `chromium-browser` is executable too, but only says how to install a snap. */
export function starts(executable: string): boolean {
  return spawnSync(executable, ['--version'], { stdio: 'ignore' }).status === 0;
}

/**
 * The first of these programs that is on this machine and starts.
 * @param path directories to look in, as in the environment variable PATH
 */
export function findExecutable(names: readonly string[], path = process.env['PATH'] ?? ''): string | undefined {
  const directories = path.split(delimiter).filter((directory) => directory !== '');
  return names.flatMap((name) => directories.map((directory) => join(directory, name))).find(starts);
}
