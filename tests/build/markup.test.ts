import { describe, expect, test } from 'vitest';
import { pages } from '../support/dist.ts';

const placeholder = /\{\w+\}/;
const referring = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget', 'commandfor'];

describe.for(pages)('$file', ({ elements, text }) => {
  const ids = elements.flatMap(({ attributes }) => attributes['id'] ?? []);

  test('has no style attribute, which the security policy forbids', () => {
    expect(elements.filter(({ attributes }) => 'style' in attributes)).toEqual([]);
  });

  test('has no event handler attribute, which the security policy forbids', () => {
    const handlers = elements.filter(({ attributes }) => Object.keys(attributes).some((name) => /^on/i.test(name)));
    expect(handlers).toEqual([]);
  });

  test('shows no unfilled placeholder', () => {
    expect(placeholder.exec(text)).toBeNull();
    // What the page's scripts will fill in is a pattern.
    const shown = elements.flatMap(({ attributes }) =>
      Object.entries(attributes).filter(([name]) => !['data-announcement', 'data-pattern'].includes(name)),
    );
    expect(shown.filter(([, value]) => placeholder.test(value))).toEqual([]);
  });

  test('has no id twice', () => {
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('refers only to existing ids', () => {
    const targets = elements.flatMap(({ attributes }) =>
      referring.flatMap((name) => attributes[name]?.split(/\s+/) ?? []),
    );
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
  });
});
