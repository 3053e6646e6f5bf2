import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { aboveCalculator, allJavaScript, firstFlight, ownInlineScripts } from './budgets.ts';
import { files, languagePages, read } from '../support/dist.ts';

/** Size in bytes, as a host sends it precompressed. */
const sizeOf = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length;

describe.for(languagePages)('$file', ({ file, elements }) => {
  const html = read(file);

  test('fits into the first flight of a new connection, with everything the first paint needs', () => {
    expect(sizeOf(html)).toBeLessThanOrEqual(firstFlight);
    const blocking = elements.filter(
      ({ name, attributes }) =>
        (name === 'link' && attributes['rel'] === 'stylesheet') || (name === 'script' && 'src' in attributes),
    );
    expect(blocking).toEqual([]);
  });

  test('shows its headline a round trip before the rest', () => {
    expect(sizeOf(html.slice(0, html.indexOf('id="calculator"')))).toBeLessThanOrEqual(aboveCalculator);
  });

  test('has two small scripts of its own, one for the links and one for the calculator', () => {
    const own = [...html.matchAll(/<script>([^]*?)<\/script>/g)]
      .map(([, code]) => code!)
      .filter((code) => !code.includes('Astro'));
    expect(own).toHaveLength(2);
    expect(sizeOf(own.join(''))).toBeLessThanOrEqual(ownInlineScripts);
  });

  test('preloads every script that its island needs, so that none waits for another', () => {
    const preloaded = elements.filter(({ attributes }) => attributes['rel'] === 'modulepreload');
    const scripts = files.filter((path) => path.endsWith('.js')).map((path) => `/${path}`);
    expect(preloaded.map(({ attributes }) => attributes['href']).sort()).toEqual(scripts.sort());
  });
});

test('all JavaScript together is React and little more', () => {
  const scripts = files.filter((path) => path.endsWith('.js')).map((path) => sizeOf(read(path)));
  expect(scripts.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(allJavaScript);
});
