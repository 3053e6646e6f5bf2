import { describe, expect, test } from 'vitest';
import { files, languagePages, pages, read } from '../support/dist.ts';
import { stylesOf, valuesOf } from '../support/read-page.ts';

/** The attributes by which a component's styles find its elements. */
const scopesIn = (attributes: object) => Object.keys(attributes).filter((name) => /^data-\w{1,2}$/.test(name));

describe.for(languagePages)('$file', ({ $ }) => {
  const styles = stylesOf($);
  const last = $('body > :last-child');
  const href = last.attr('href') ?? '';

  test('links its deferred styles behind everything else, by a name that a change of them changes', () => {
    expect(last.is('link')).toBe(true);
    expect({ ...last.attr() }).toEqual({
      rel: 'stylesheet',
      href: expect.stringMatching(/^\/_astro\/deferred\.[\w-]{8}\.css$/),
    });
  });

  test('has the styles of what it folds away in that file, and none of them in its head', () => {
    const deferred = read(href.slice(1));
    const folded = $('details *').toArray();
    const scopes = [...new Set(folded.flatMap((element) => scopesIn($(element).attr() ?? {})))];
    expect(scopes).not.toEqual([]);
    expect(scopes.filter((scope) => !deferred.includes(`[${scope}]`))).toEqual([]);
    expect(scopes.filter((scope) => styles.includes(`[${scope}]`))).toEqual([]);
  });

  test('has the styles of overview and breakdown in that file, and none of them in its head', () => {
    // Names of classes are hashed. These two parts of a table have styles nowhere else.
    for (const part of ['tfoot', 'colgroup']) {
      expect(read(href.slice(1)), part).toContain(part);
      expect(styles, part).not.toContain(part);
    }
  });
});

test('there is no file of styles that no page links', () => {
  const linked = pages.flatMap(({ $ }) => valuesOf($, '[rel=stylesheet]', 'href'));
  const sheets = files.filter((file) => file.endsWith('.css')).map((file) => `/${file}`);
  expect(sheets).toEqual([...new Set(linked)].sort());
});
