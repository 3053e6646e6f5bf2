import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { pages } from './dist.ts';

const placeholder = /\{\w+\}/;
const referring = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget', 'commandfor'];
const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

describe.for(pages)('$file', ({ elements, text, scripts, styles }) => {
  const ids = elements.flatMap(({ attributes }) => attributes['id'] ?? []);

  test('has no style attribute, which the security policy forbids', () => {
    expect(elements.filter(({ attributes }) => 'style' in attributes)).toEqual([]);
  });

  test('has no event handler attribute, which the security policy forbids', () => {
    const handlers = elements.filter(({ attributes }) => Object.keys(attributes).some((name) => /^on/i.test(name)));
    expect(handlers).toEqual([]);
  });

  test('shows no placeholder that nobody filled', () => {
    expect(placeholder.exec(text)).toBeNull();
    // The island's properties hold texts that the browser fills.
    const visible = elements.filter(({ name }) => name !== 'astro-island');
    expect(visible.filter(({ attributes }) => placeholder.test(Object.values(attributes).join()))).toEqual([]);
  });

  test('has every id once', () => {
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('refers only to ids that it has', () => {
    const targets = elements.flatMap(({ attributes }) =>
      referring.flatMap((name) => attributes[name]?.split(/\s+/) ?? []),
    );
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
  });

  test('has a security policy that knows every inline script and style', () => {
    const policy = elements.find(({ attributes }) => attributes['http-equiv'] === 'content-security-policy');
    const directive = (name: string) =>
      policy?.attributes['content']?.split(';').find((one) => one.trim().startsWith(`${name} `)) ?? '';
    const inline = scripts.filter((content) => content !== '');
    expect(inline.filter((content) => !directive('script-src').includes(hashOf(content)))).toEqual([]);
    expect(styles.filter((content) => !directive('style-src').includes(hashOf(content)))).toEqual([]);
    expect(inline.length).toBeGreaterThan(0);
  });
});
