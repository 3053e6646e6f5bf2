import { afterAll, expect, test } from 'vitest';
import { ownersProject } from './owner.ts';

const copy = ownersProject();
afterAll(() => copy[Symbol.dispose]());

test.for([
  'npm run build',
  'npx astro check',
  'npx vitest run --config tests/vitest.config.ts unit/ build/',
  'npx playwright test --config tests/playwright.config.ts --grep-invert @exhaustive',
])('with an owner’s settings and one language more, "%s" succeeds', (command) => {
  const { ok, output } = copy.run(command);
  expect(ok, output.slice(-20_000)).toBe(true);
});
