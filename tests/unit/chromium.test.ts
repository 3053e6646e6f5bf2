import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findBrowser } from '../../src/owner/chromium.ts';

const folder = mkdtempSync(join(tmpdir(), 'programs-'));
afterAll(() => rmSync(folder, { recursive: true }));
const inFolder = (name: string) => join(folder, name);

/** Makes a directory of programs with these names and exit codes. */
function directoryWith(directory: string, programs: Readonly<Record<string, number>>): string {
  mkdirSync(directory, { recursive: true });
  for (const [name, code] of Object.entries(programs)) {
    writeFileSync(join(directory, name), `#!/bin/sh\nexit ${code}\n`, { mode: 0o755 });
  }
  return directory;
}

test('an installed Chromium comes before Chrome, and both before the downloaded one', () => {
  const first = directoryWith(inFolder('first'), { 'google-chrome': 0 });
  const second = directoryWith(inFolder('second'), { chromium: 0 });
  const downloaded = join(directoryWith(inFolder('cache'), { chrome: 0 }), 'chrome');
  expect(findBrowser([first, second].join(delimiter), downloaded)).toBe(join(second, 'chromium'));
  expect(findBrowser(first, downloaded)).toBe(join(first, 'google-chrome'));
  expect(findBrowser('', downloaded)).toBe(downloaded);
});

test('a browser that does not start is skipped', () => {
  const stub = directoryWith(inFolder('stub'), { chromium: 1 });
  const good = directoryWith(inFolder('good'), { 'google-chrome': 0 });
  const missing = inFolder('missing');
  expect(findBrowser([stub, good].join(delimiter), missing)).toBe(join(good, 'google-chrome'));
  expect(findBrowser(stub, missing)).toBeUndefined();
});
