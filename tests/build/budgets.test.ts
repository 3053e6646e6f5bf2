import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { files, languagePages, read } from '../support/dist.ts';
import { aboveCalculator, allJavaScript, ownScripts, throughCalculator, wholePage } from './budgets.ts';

/** Sizes in bytes, as a host that compresses in advance sends them. */
const sizeOf = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length;

/** The size of what stands ahead of a mark. */
function sizeAhead(html: string, mark: string): number {
  expect(html).toContain(mark);
  return sizeOf(html.slice(0, html.indexOf(mark)));
}

describe.for(languagePages)('$file', ({ file, elements, scripts }) => {
  const html = read(file);

  test('stays within its budgets above the calculator, to its end, and in all', () => {
    expect(sizeAhead(html, 'id="calculator"')).toBeLessThanOrEqual(aboveCalculator);
    expect(sizeAhead(html, '</astro-island>')).toBeLessThanOrEqual(throughCalculator);
    expect(sizeOf(html)).toBeLessThanOrEqual(wholePage);
  });

  test('waits for no other file before its first paint', () => {
    const blocking = elements.filter(
      ({ name, attributes }) =>
        (name === 'link' && attributes['rel'] === 'stylesheet') || (name === 'script' && 'src' in attributes),
    );
    expect(blocking).toEqual([]);
  });

  test('has three scripts of its own, and small ones', () => {
    const own = scripts.filter((code) => code !== '' && !code.includes('Astro'));
    expect(own).toHaveLength(3);
    expect(sizeOf(own.join(''))).toBeLessThanOrEqual(ownScripts);
  });

  test('paints the calculator ahead of what React needs: its scripts, its files and its texts', () => {
    const end = html.indexOf('</astro-island>');
    for (const mark of ['self.Astro', 'customElements.define', 'rel="modulepreload"', 'id="calculator-texts"'])
      expect(html.indexOf(mark), mark).toBeGreaterThan(end);
    expect(html.match(/<astro-island[^>]*>/)![0].length).toBeLessThan(500);
  });

  test('names every script that its island needs, so that none waits for another', () => {
    const preloaded = elements.filter(({ attributes }) => attributes['rel'] === 'modulepreload');
    const scripts = files.filter((path) => path.endsWith('.js')).map((path) => `/${path}`);
    expect(preloaded.map(({ attributes }) => attributes['href']).sort()).toEqual(scripts.sort());
  });
});

test('all JavaScript is React and a little more', () => {
  const scripts = files.filter((path) => path.endsWith('.js')).map((path) => sizeOf(read(path)));
  expect(scripts.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(allJavaScript);
});
