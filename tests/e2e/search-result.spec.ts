import { expect, test, type Page } from '@playwright/test';
import { languages } from '../../src/config/languages.ts';
import { arial, arialFaces } from '../support/arial.ts';

/** What Google shows on a wide screen before it cuts a text off, and in which size of Arial. */
const title = { pixels: 580, size: 20 };
const description = { pixels: 920, size: 14 };

/** The width of a text in pixels. */
async function width(page: Page, text: string, font: string): Promise<number> {
  return page.evaluate(
    async ([line, shorthand]) => {
      for (const face of document.fonts) await face.load();
      const context = document.createElement('canvas').getContext('2d')!;
      context.font = shorthand;
      return Math.round(context.measureText(line).width);
    },
    [text, font] as const,
  );
}

for (const { name, path } of languages) {
  test(`a search result in ${name} shows the whole title and the whole description`, async ({ page }) => {
    await page.goto(`/${path}`);
    const texts = {
      title: await page.title(),
      description: (await page.locator('meta[name=description]').getAttribute('content'))!,
    };
    // A page of its own: the site's security policy would refuse the fonts.
    await page.goto('about:blank');
    await page.setContent(`<style>${arialFaces}</style>`);
    const titleWidth = await width(page, texts.title, `${title.size}px ${arial}`);
    const descriptionWidth = await width(page, texts.description, `${description.size}px ${arial}`);
    expect.soft(titleWidth, `width of "${texts.title}"`).toBeLessThanOrEqual(title.pixels);
    expect.soft(descriptionWidth, `width of "${texts.description}"`).toBeLessThanOrEqual(description.pixels);
  });
}
