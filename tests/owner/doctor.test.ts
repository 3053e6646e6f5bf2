import { afterAll, expect, test } from 'vitest';
import { ProjectCopy } from './copy-of-project.ts';

const copy = new ProjectCopy();
afterAll(() => copy[Symbol.dispose]());

test('the doctor fails while the site is not built, and says so', () => {
  const { ok, output } = copy.run('doctor');
  expect(ok).toBe(false);
  expect(output).toContain('- dist\n  Pages not built with the current settings: de.html, en.html');
});

test('the doctor fails while a text is missing, and names the file and the key', () => {
  copy.edit('src/content/fr.ts', (text) => text.replace(/(registerNow: )'.*'/, "$1''"));
  const { ok, output } = copy.run('doctor');
  expect(ok).toBe(false);
  expect(output).toContain('- src/content/fr.ts, registerNow\n  The text is missing');
});

test('the doctor fails while the built pages have other settings, and says so', () => {
  expect(copy.run('astro', 'build').ok).toBe(true);
  expect(copy.run('doctor').output).not.toContain('- dist');
  copy.environment = { PRODUCT_NAME: 'Another name' };
  const { ok, output } = copy.run('doctor');
  expect(ok).toBe(false);
  expect(output).toContain('- dist\n  Pages not built with the current settings: de.html, en.html');
});
