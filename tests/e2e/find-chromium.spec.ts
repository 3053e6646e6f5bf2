import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { findBrowser } from './find-chromium.ts';

/** A directory with programs of these names, which end with the given exit codes. */
function directoryWith(directory: string, programs: Readonly<Record<string, number>>): string {
  mkdirSync(directory, { recursive: true });
  for (const [name, code] of Object.entries(programs)) {
    writeFileSync(join(directory, name), `#!/bin/sh\nexit ${code}\n`, { mode: 0o755 });
  }
  return directory;
}

test('an installed Chromium comes before Chrome, and both before the downloaded one', ({}, testInfo) => {
  const first = directoryWith(testInfo.outputPath('first'), { 'google-chrome': 0 });
  const second = directoryWith(testInfo.outputPath('second'), { chromium: 0 });
  const downloaded = join(directoryWith(testInfo.outputPath('cache'), { chrome: 0 }), 'chrome');
  expect(findBrowser([first, second].join(delimiter), downloaded)).toBe(join(second, 'chromium'));
  expect(findBrowser(first, downloaded)).toBe(join(first, 'google-chrome'));
  expect(findBrowser('', downloaded)).toBe(downloaded);
});

test('a browser that does not start is passed over', ({}, testInfo) => {
  const stub = directoryWith(testInfo.outputPath('stub'), { chromium: 1 });
  const good = directoryWith(testInfo.outputPath('good'), { 'google-chrome': 0 });
  const missing = testInfo.outputPath('missing');
  expect(findBrowser([stub, good].join(delimiter), missing)).toBe(join(good, 'google-chrome'));
  expect(findBrowser(stub, missing)).toBeUndefined();
});
