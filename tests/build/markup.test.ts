import { describe, expect, test } from 'vitest';
import { pages } from '../support/dist.ts';
import { valuesOf } from '../support/read-page.ts';

const placeholder = /\{\w+\}/;
const referring = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget', 'commandfor'];

describe.for(pages)('$file', ({ $ }) => {
  const ids = valuesOf($, '[id]', 'id');
  const attributes = $('*')
    .toArray()
    .flatMap((element) => Object.entries($(element).attr() ?? {}));

  test('has no style attribute, which the security policy forbids', () => {
    expect(attributes.filter(([name]) => name === 'style')).toEqual([]);
  });

  test('has no event handler attribute, which the security policy forbids', () => {
    expect(attributes.filter(([name]) => name.startsWith('on'))).toEqual([]);
  });

  test('shows no unfilled placeholder', () => {
    const text = $(':not(script, style)')
      .contents()
      .filter((_, node) => node.type === 'text');
    expect(placeholder.exec(text.text())).toBeNull();
    // What the page's scripts will fill in is a pattern.
    const shown = attributes.filter(([name]) => !['data-announcement', 'data-pattern'].includes(name));
    expect(shown.filter(([, value]) => placeholder.test(value))).toEqual([]);
  });

  test('has no id twice', () => {
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('refers only to existing ids', () => {
    const targets = attributes.flatMap(([name, value]) => (referring.includes(name) ? value.split(/\s+/) : []));
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
  });
});
