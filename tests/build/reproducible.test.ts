import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { files, read } from './dist.ts';

const root = join(import.meta.dirname, '../..');
const outDir = mkdtempSync(join(root, 'node_modules/.cache/build-'));
afterAll(() => rmSync(outDir, { recursive: true }));

test('the same source gives the same files, also in another time zone and locale', { timeout: 120_000 }, async () => {
  const elsewhere = { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' };
  // The test runner says `test`, which would give another React.
  const env = { ...process.env, ...elsewhere, NODE_ENV: 'production' };
  await promisify(execFile)('npm', ['run', 'build', '--', '--outDir', outDir], { cwd: root, env });
  const built = readdirSync(outDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(outDir.length + 1));
  expect(built.sort()).toEqual(files);
  expect(files.filter((file) => readFileSync(join(outDir, file), 'utf8') !== read(file))).toEqual([]);
});
