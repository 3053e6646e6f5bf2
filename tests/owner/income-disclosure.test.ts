import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Settings } from '../../src/settings/shape.ts';
import { settingsOf } from './owners.ts';
import { ProjectCopy, settingsFile } from '../support/project-copy.ts';

/*
 * The delivered settings have no income disclosure and no VAT note, so the default build cannot test them. `npm test`
 * therefore builds one owner who sets both; all other tests of owners are in `owners.test.ts`.
 */
const owner = 'four-levels';
const settings = JSON.parse(settingsOf(owner)) as Settings;
const copy = new ProjectCopy();
beforeAll(() => {
  copy.edit(settingsFile, () => settingsOf(owner));
  const { ok, output } = copy.run('astro', 'build');
  expect(ok, output).toBe(true);
});
afterAll(() => copy[Symbol.dispose]());

test('an owner’s page about what partners typically earn is linked beside the amounts that could be taken for a promise, in every language', () => {
  expect(settings.legal.incomeDisclosure).not.toBe('');
  const { ok, output } = copy.run('vitest', 'run', '--config', 'tests/vitest.config.ts', 'build/legal-links');
  expect(ok, output.slice(-20_000)).toBe(true);
});

test('the same owner’s offer has their own shares of the price, and says what they have set of VAT and of a subscription of one’s own', () => {
  expect(Object.values(settings.terms)).not.toContain('');
  const { ok, output } = copy.run('vitest', 'run', '--config', 'tests/vitest.config.ts', 'build/offer');
  expect(ok, output.slice(-20_000)).toBe(true);
});
