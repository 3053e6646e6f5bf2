import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { plan } from '../../src/config/plan.ts';
import { kitFiles, languagePages, pageScripts, read } from '../support/dist.ts';
import { expectToFit, isSample } from '../support/sample-settings.ts';
import { aboveCalculator, allJavaScript, ownScripts, partnersKit, throughCalculator, wholePage } from './budgets.ts';

/** Sizes in bytes, as a host that compresses in advance sends them. */
const sizeOf = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length;

/** A page's part ahead of a mark. */
function ahead(html: string, mark: string): string {
  expect(html).toContain(mark);
  return html.slice(0, html.indexOf(mark));
}

test.for([
  { what: 'above the calculator', part: (html: string) => ahead(html, 'id="calculator"'), budget: aboveCalculator },
  {
    what: 'to its calculator’s end',
    part: (html: string) => ahead(html, '</astro-island>'),
    budget: throughCalculator,
  },
  { what: 'in all', part: (html: string) => html, budget: wholePage },
])('no page has more bytes than its budget $what', ({ what, part, budget }) => {
  const sizes = languagePages.map(({ file }) => ({ file, bytes: sizeOf(part(read(file))) }));
  const tooLarge = sizes.filter(({ bytes }) => bytes > budget).map(({ file, bytes }) => `${file} has ${bytes}`);
  expectToFit(`With more than ${budget} bytes ${what}, a page takes longer to appear`, tooLarge);
});

/** The plan is part of the scripts. The sample's fits into the budgets; an owner's may be longer. */
const ownPlan = isSample ? 0 : sizeOf(JSON.stringify(plan));

describe.for(languagePages)('$file', ({ file, language, elements, scripts }) => {
  const html = read(file);

  test('waits for no other file before its first paint', () => {
    // What stands last of all has nothing behind it to delay.
    const blocking = elements.slice(0, -1).filter(
      ({ name, attributes }) =>
        (name === 'link' && attributes['rel'] === 'stylesheet' && attributes['media'] !== 'print') ||
        // A module waits until the page has been read.
        (name === 'script' && 'src' in attributes && attributes['type'] !== 'module'),
    );
    expect(blocking).toEqual([]);
  });

  test('has three scripts of its own, and small ones', () => {
    const own = scripts.filter((code) => code !== '' && !code.includes('Astro'));
    expect(own).toHaveLength(3);
    expect(sizeOf(own.join(''))).toBeLessThanOrEqual(ownScripts + ownPlan);
  });

  test('paints the calculator ahead of what React needs: its scripts, its files and its texts', () => {
    const end = html.indexOf('</astro-island>');
    for (const mark of ['self.Astro', 'customElements.define', 'rel="modulepreload"', 'id="calculator-texts"'])
      expect(html.indexOf(mark), mark).toBeGreaterThan(end);
    expect(html.match(/<astro-island[^>]*>/)![0].length).toBeLessThan(500);
  });

  test('names every script that its island needs, so that none waits for another', () => {
    const preloaded = elements.filter(({ attributes }) => attributes['rel'] === 'modulepreload');
    const later = elements.flatMap(({ name, attributes }) => (name === 'script' ? (attributes['src'] ?? []) : []));
    const scripts = pageScripts.map((path) => `/${path}`);
    expect([...later, ...preloaded.map(({ attributes }) => attributes['href'])].sort()).toEqual(scripts.sort());
  });

  test('names nothing of the partner’s kit, which is loaded once it is asked for', () => {
    expect(kitFiles(language).filter((path) => html.includes(path))).toEqual([]);
  });
});

const totalOf = (paths: readonly string[]) => paths.reduce((total, path) => total + sizeOf(read(path)), 0);

test('all JavaScript is React and a little more', () => {
  expect(totalOf(pageScripts)).toBeLessThanOrEqual(allJavaScript + ownPlan);
});

test.for(languagePages)('what the partner’s kit loads on $file stays within its budget', ({ language }) => {
  const kit = kitFiles(language);
  expect(kit).toHaveLength(2);
  // An owner's names stand in the texts of every language.
  if (isSample) expect(totalOf(kit)).toBeLessThanOrEqual(partnersKit);
  // Neither file loads a third but React and those labels.
  const imports = kit.flatMap((path) =>
    [...read(path).matchAll(/from"\.\/([^"]+)"/g)].map(([, file]) => `_astro/${file}`),
  );
  expect(imports.filter((file) => !pageScripts.includes(file))).toEqual([]);
});
