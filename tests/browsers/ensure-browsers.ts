import { findExecutable, installDebianPackages, run } from '../support/chromium.ts';

export const findFirefox = () => findExecutable('firefox-esr', 'firefox');

if (import.meta.main) {
  const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth'];
  const areThere = () =>
    findFirefox() !== undefined &&
    ['WebKitWebDriver', 'xvfb-run', 'xauth'].every((program) => run('sh', '-c', `command -v ${program}`));

  if (!areThere()) installDebianPackages(...packages);
  if (!areThere()) {
    console.error(`These tests need Firefox and WebKitGTK's driver. On Debian: apt-get install ${packages.join(' ')}`);
    process.exitCode = 1;
  }
}
