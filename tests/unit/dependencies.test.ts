import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
}

const read = (file: string) => JSON.parse(readFileSync(join(import.meta.dirname, '../..', file), 'utf8')) as unknown;

const { dependencies, devDependencies, allowScripts } = read('package.json') as Readonly<{
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
}>;
const { packages } = read('package-lock.json') as { readonly packages: Readonly<Record<string, LockedPackage>> };

const { '': _own, ...others } = packages;
const locked = Object.entries(others).map(([path, entry]) => ({
  name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
  ...entry,
}));

test('every dependency has an exact version', () => {
  const versions = Object.entries({ ...dependencies, ...devDependencies });
  expect(versions.length).toBeGreaterThan(0);
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test('every installed package is locked by version and content', () => {
  expect(locked.length).toBeGreaterThan(0);
  expect(locked.filter(({ version = '' }) => !/^\d+\.\d+\.\d+/.test(version))).toEqual([]);
  expect(locked.filter(({ integrity = '' }) => !integrity.startsWith('sha512-'))).toEqual([]);
});

test('every install script is approved or refused by package name', () => {
  const withScript = locked.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
  expect([...new Set(withScript)].sort()).toEqual(Object.keys(allowScripts).sort());
});

test('only the Node runtime may run an install script', () => {
  expect(Object.keys(allowScripts).filter((name) => allowScripts[name])).toEqual(['node']);
});
