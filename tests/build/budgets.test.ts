import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { languages } from '../../src/config/languages.ts';
import { languagePages, read } from '../support/dist.ts';
import { valuesOf } from '../support/read-page.ts';
import { expectToFit } from '../support/sample-settings.ts';
import { importsOf, kitFiles, laterScripts, loadedScripts, pageScripts } from '../support/shipped-scripts.ts';

/** Sizes in bytes, as a host that compresses in advance sends them. */
const sizeOf = (text: string) => brotliCompressSync(text).length;

const totalOf = (paths: readonly string[]) => paths.reduce((total, path) => total + sizeOf(read(path)), 0);

const calculatorEnd = '</astro-island>';

/** The page up to the end of the second amount. */
const upToAmounts = (html: string) => html.split(/(?<=data-bare="true" data-other[^]*?<\/bdi>)/)[0]!;

/** The page up to the end of the early script, the first behind the calculator. */
const upToEarlyScript = (html: string) => html.split(/(?<=<\/astro-island>[^]*?<\/script>)/)[0]!;

test.for([
  // Six packets, less headers, which is what a first flight has room for on nginx: the rest comes a round trip later.
  {
    what: 'up to its first field',
    part: (html: string) => html.split(/(?<=id="partnersAtStart"[^]{400})/)[0]!,
    budget: 6_400,
  },
  { what: 'up to the end of both amounts', part: upToAmounts, budget: 7_200 },
  // When it has come, the page answers.
  { what: 'up to the end of the early script', part: upToEarlyScript, budget: 12_600 },
  { what: 'in all', part: (html: string) => html, budget: 16_800 },
])('no page has more than $budget bytes $what', ({ what, part, budget }) => {
  const sizes = languagePages.map(({ file, html }) => ({ file, bytes: sizeOf(part(html)) }));
  const tooLarge = sizes.filter(({ bytes }) => bytes > budget).map(({ file, bytes }) => `${file} has ${bytes}`);
  expectToFit(`With more than ${budget} bytes ${what}, a page takes longer to appear`, tooLarge);
});

describe.for(languagePages)('$file', ({ file, language, html, $ }) => {
  test('waits for no other file before its first paint', () => {
    // Paper's styles do not count, nor a module, which waits until the page has been read; nor what stands last of all.
    const blocking = $('link[rel=stylesheet]:not([media=print]), script[src]:not([type=module])').not(
      'body > :last-child',
    );
    expect(blocking.toArray().map((element) => $.html(element))).toEqual([]);
  });

  test('paints the calculator ahead of what React needs: its scripts, its files and its texts', () => {
    const end = html.indexOf(calculatorEnd);
    for (const mark of ['self.Astro', 'customElements.define', 'rel="modulepreload"', 'id="calculator-data"'])
      expect(html.indexOf(mark), mark).toBeGreaterThan(end);
    expect($.html($('astro-island').first().clone().empty()).length).toBeLessThan(500);
  });

  test('names every script that its island needs, so that none waits for another', () => {
    const named = [...valuesOf($, 'script', 'src'), ...valuesOf($, 'link[rel=modulepreload]', 'href')];
    expect(named.sort()).toEqual(loadedScripts({ $ }).map((path) => `/${path}`));
  });

  test('names nothing of what is loaded once something is opened', () => {
    expect(
      laterScripts.filter((path) => html.includes(path)),
      file,
    ).toEqual([]);
  });

  test.for([{ what: 'a partner’s kit', opened: kitFiles(language), budget: 9_400 }])(
    'loads $what within its budget',
    ({ opened, budget }) => {
      expect(opened).toHaveLength(2);
      if (totalOf(opened) > budget) expectToFit(`What is opened takes longer`, [`${totalOf(opened)} bytes`]);
      // None loads another but what the page has loaded.
      expect(opened.flatMap(importsOf).filter((path) => !pageScripts.includes(path))).toEqual([]);
    },
  );
});

test('pages load React and little more before anything is opened', () => {
  const total = totalOf(pageScripts);
  expectToFit('React arrives later', total > 69_000 ? [`${total} bytes`] : []);
});

test('every script is loaded by a page itself, or with a kit', () => {
  expect(new Set(languages.flatMap(kitFiles))).toEqual(new Set(laterScripts));
});
