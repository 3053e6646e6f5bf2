import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const contract = 'src/state/markup.ts';
const attributes = [...readFileSync(contract, 'utf8').matchAll(/(?<=['[])data-[a-z-]+/g)].map(([name]) => name);
const others = globSync('src/**/*.{ts,tsx,astro}').filter((file) => file !== contract && !file.includes('/owner/'));

test('what React writes for the early script to read is named in one file alone', () => {
  expect(new Set(attributes).size).toBeGreaterThan(8);
  const named = others.flatMap((file) => {
    // Their styles know the names, too.
    const source = readFileSync(file, 'utf8').replace(/<style[\s\S]*<\/style>/, '');
    return attributes.filter((name) => new RegExp(`${name}(?![-\\w])`).test(source)).map((name) => `${file}: ${name}`);
  });
  expect(named).toEqual([]);
});
