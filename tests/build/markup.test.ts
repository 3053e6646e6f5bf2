import { describe, expect, test } from 'vitest';
import { pages } from '../support/dist.ts';

const placeholder = /\{\w+\}/;

describe.for(pages)('$file', ({ $ }) => {
  const attributes = $('*')
    .toArray()
    .flatMap((element) => Object.entries($(element).attr() ?? {}));

  test('shows no unfilled placeholder', () => {
    const text = $(':not(script, style)')
      .contents()
      .filter((_, node) => node.type === 'text');
    expect(placeholder.exec(text.text())).toBeNull();
    // What the page's scripts will fill in is a pattern.
    const shown = attributes.filter(([name]) => !['data-announcement', 'data-pattern'].includes(name));
    expect(shown.filter(([, value]) => placeholder.test(value))).toEqual([]);
  });
});
