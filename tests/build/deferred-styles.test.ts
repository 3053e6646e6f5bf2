import { describe, expect, test } from 'vitest';
import { files, languagePages, pages, read } from '../support/dist.ts';
import type { PageElement } from '../support/elements.ts';

const isFolded = ({ around }: PageElement) => around.some(({ name }) => name === 'details');

/** The attributes by which a component's styles find its elements. */
const scopesOf = ({ attributes }: PageElement) => Object.keys(attributes).filter((name) => /^data-\w{1,2}$/.test(name));

describe.for(languagePages)('$file', ({ elements, styles }) => {
  const { name, attributes } = elements.at(-1)!;
  const href = attributes['href'] ?? '';

  test('links its deferred styles behind everything else, by a name that a change of them changes', () => {
    expect(name).toBe('link');
    expect(attributes).toEqual({
      rel: 'stylesheet',
      href: expect.stringMatching(/^\/_astro\/deferred\.[\w-]{8}\.css$/),
    });
  });

  test('has the styles of what it folds away in that file, and none of them in its head', () => {
    const deferred = read(href.slice(1));
    const scopes = [...new Set(elements.filter(isFolded).flatMap(scopesOf))];
    expect(scopes).not.toEqual([]);
    expect(scopes.filter((scope) => !deferred.includes(`[${scope}]`))).toEqual([]);
    expect(scopes.filter((scope) => styles.join('').includes(`[${scope}]`))).toEqual([]);
  });

  test('has the styles of what React brings in that file, and none of them in its head', () => {
    for (const part of ['.overview ', '.working ']) {
      expect(read(href.slice(1)), part).toContain(part);
      expect(styles.join(''), part).not.toContain(part);
    }
  });
});

test('there is no file of styles that no page links', () => {
  const linked = pages.flatMap(({ elements }) =>
    elements.flatMap(({ attributes }) => (attributes['rel'] === 'stylesheet' ? (attributes['href'] ?? []) : [])),
  );
  const sheets = files.filter((file) => file.endsWith('.css')).map((file) => `/${file}`);
  expect(sheets).toEqual([...new Set(linked)].sort());
});
