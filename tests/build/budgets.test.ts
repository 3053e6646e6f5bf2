import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Language } from '../../src/config/languages.ts';
import { plan } from '../../src/config/plan.ts';
import { languagePages, read } from '../support/dist.ts';
import { readPage, scriptsOf, valuesOf } from '../support/read-page.ts';
import {
  expectToFit,
  furtherLevels,
  furtherMonths,
  furtherNotes,
  isSample,
  saidOfOwner,
} from '../support/sample-settings.ts';
import {
  importsOf,
  kitFiles,
  laterScripts,
  loadedScripts,
  neededFiles,
  pageScripts,
} from '../support/shipped-scripts.ts';
import {
  aboveCalculator,
  allJavaScript,
  furtherLevel,
  furtherMonth,
  furtherNote,
  whatAnAmountTakes,
  partnersKit,
  scriptsInPage,
  throughCalculator,
  wholePage,
} from './budgets.ts';

/** Sizes in bytes, as a host that compresses in advance sends them. */
const sizeOf = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length;

const totalOf = (paths: readonly string[]) => paths.reduce((total, path) => total + sizeOf(read(path)), 0);

const calculatorStart = 'id="calculator"';
const calculatorEnd = '</astro-island>';

/** A page's part ahead of a mark. */
function ahead(html: string, mark: string): string {
  expect(html).toContain(mark);
  return html.slice(0, html.indexOf(mark));
}

/** How many bytes an owner's name, addresses, words and levels have more than the sample's. */
function ownWords(language: Language): number {
  const [present = 0, delivered = 0] = saidOfOwner(language).map(sizeOf);
  return Math.max(0, present - delivered);
}

const bytesOfFurtherNotes = furtherNote * furtherNotes;
const bytesOfFurtherSettings = furtherMonth * furtherMonths + furtherLevel * furtherLevels + bytesOfFurtherNotes;

test.for([
  {
    what: 'above the calculator',
    part: (html: string) => ahead(html, calculatorStart),
    budget: aboveCalculator + bytesOfFurtherNotes,
  },
  {
    what: 'to its calculator’s end',
    part: (html: string) => ahead(html, calculatorEnd),
    budget: throughCalculator + bytesOfFurtherSettings,
  },
  { what: 'in all', part: (html: string) => html, budget: wholePage + bytesOfFurtherSettings },
])('no page has more bytes than its budget $what', ({ what, part, budget }) => {
  const tooLarge = languagePages.flatMap(({ file, html, language }) => {
    const bytes = sizeOf(part(html));
    return bytes > budget + ownWords(language) ? [`${file} has ${bytes}`] : [];
  });
  expectToFit(`With more than ${budget} bytes ${what}, a page takes longer to appear`, tooLarge);
});

/** The plan is part of the scripts. The sample's fits into the budgets; an owner's may be longer. */
const ownPlan = isSample ? 0 : sizeOf(JSON.stringify(plan));

describe.for(languagePages)('$file', ({ file, language, html, $ }) => {
  test('waits for no other file before its first paint', () => {
    // Paper's styles do not count, nor a module, which waits until the page has been read; nor what stands last of all.
    const blocking = $('link[rel=stylesheet]:not([media=print]), script[src]:not([type=module])').not(
      'body > :last-child',
    );
    expect(blocking.toArray().map((element) => $.html(element))).toEqual([]);
  });

  // Counted is every script that runs and stands ahead of the calculator's end: neither data nor what starts React.
  test('has small scripts up to the end of its calculator', () => {
    const scripts = scriptsOf(readPage(ahead(html, calculatorEnd)));
    expect(scripts.length).toBeGreaterThan(0);
    expect(sizeOf(scripts.join(''))).toBeLessThanOrEqual(scriptsInPage + ownPlan);
  });

  test('paints the calculator ahead of what React needs: its scripts, its files and its texts', () => {
    const end = html.indexOf(calculatorEnd);
    for (const mark of ['self.Astro', 'customElements.define', 'rel="modulepreload"', 'id="calculator-data"'])
      expect(html.indexOf(mark), mark).toBeGreaterThan(end);
    expect($.html($('astro-island').clone().empty()).length).toBeLessThan(500);
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

  test.for([
    { what: 'a partner’s kit', opened: kitFiles(language), budget: partnersKit },
    { what: 'the way from an amount to what it takes', opened: neededFiles, budget: whatAnAmountTakes },
  ])('loads $what within its budget', ({ opened, budget }) => {
    // An owner's names stand in the texts of every language.
    if (isSample) expect(totalOf(opened)).toBeLessThanOrEqual(budget);
    // None loads another but what the page has loaded.
    expect(opened.flatMap(importsOf).filter((path) => !pageScripts.includes(path))).toEqual([]);
  });
});

// Scripts inside the page have a budget of their own.
test('pages load React and little more before anything is opened', () => {
  expect(totalOf(pageScripts)).toBeLessThanOrEqual(allJavaScript + ownPlan);
});

test('every script is one that pages load by themselves, or of one of the two that are loaded when they are opened', () => {
  expect(laterScripts).toEqual([expect.stringMatching(/^_astro\/Kit\./), expect.stringMatching(/^_astro\/Needed\./)]);
});
