import { spawnSync } from 'node:child_process';

/** Runs a command. Returns whether it was found and succeeded. */
export function run(command: string, ...args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

/** Installs Debian packages if this runs as root and finds apt; otherwise does nothing. */
export function installDebianPackages(...packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !run('apt-get', 'update')) return;
  run('apt-get', 'install', '-y', '--no-install-recommends', ...packages);
}
