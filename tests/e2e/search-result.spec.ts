import { expect, test, type Page } from '@playwright/test';
import { noteOf } from '../../src/content/dictionaries.ts';
import { arial, arialFaces } from '../support/arial.ts';
import { languagePages } from '../support/dist.ts';
import { expectToFit } from '../support/sample-settings.ts';

/** What Google shows on a wide screen before it cuts a text off, and in which size of Arial. */
const title = { pixels: noteOf('title')!['x-maxPixels']!, size: 20 };
const description = { pixels: noteOf('metaDescription')!['x-maxPixels']!, size: 14 };

/** The width of each text in pixels. */
async function widths(page: Page, texts: readonly string[], font: string): Promise<number[]> {
  return page.evaluate(
    ([lines, shorthand]) => {
      const context = document.createElement('canvas').getContext('2d')!;
      context.font = shorthand;
      return lines.map((line) => Math.round(context.measureText(line).width));
    },
    [texts, font] as const,
  );
}

test('a search result shows the whole title and the whole description, in every language', async ({ page }) => {
  // A page of its own: the site's security policy would refuse the fonts.
  await page.setContent(`<style>${arialFaces}</style>`);
  await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
  const titles = languagePages.map((built) => built.$('title').text());
  const descriptions = languagePages.map(({ $ }) => $('meta[name=description]').attr('content') ?? '');
  for (const { texts, pixels, size } of [
    { texts: titles, ...title },
    { texts: descriptions, ...description },
  ]) {
    const measured = await widths(page, texts, `${size}px ${arial}`);
    expect(Math.min(...measured)).toBeGreaterThan(0);
    const cutOff = texts.filter((_, index) => measured[index]! > pixels);
    expectToFit(`A search result shows ${pixels} pixels of these, and cuts the rest off`, cutOff);
  }
});
