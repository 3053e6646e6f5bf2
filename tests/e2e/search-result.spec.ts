import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test, type Page } from '@playwright/test';
import { languages } from '../../src/config/languages.ts';

/** Arimo is as wide as Arial, letter by letter, and looks the same on every machine. It has no Arabic. */
const fonts = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'].map((script) => {
  const file = createRequire(import.meta.url).resolve(`@fontsource/arimo/files/arimo-${script}-400-normal.woff2`);
  return readFileSync(file).toString('base64');
});

/** What Google shows on a wide screen before it cuts a text off, and in which size. */
const title = { pixels: 580, size: 20 };
const description = { pixels: 920, size: 14 };

/** The width in pixels of a text in Arial of a size. */
async function width(page: Page, text: string, size: number): Promise<number> {
  return page.evaluate(
    async ([sources, line, px]) => {
      const faces = sources.map((source, i) => new FontFace(`arial-${i}`, `url(data:font/woff2;base64,${source})`));
      for (const face of faces) document.fonts.add(await face.load());
      const context = document.createElement('canvas').getContext('2d')!;
      context.font = `${px}px ${faces.map(({ family }) => family).join()}, sans-serif`;
      return Math.round(context.measureText(line).width);
    },
    [fonts, text, size] as const,
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
    const titleWidth = await width(page, texts.title, title.size);
    const descriptionWidth = await width(page, texts.description, description.size);
    expect.soft(titleWidth, `width of "${texts.title}"`).toBeLessThanOrEqual(title.pixels);
    expect.soft(descriptionWidth, `width of "${texts.description}"`).toBeLessThanOrEqual(description.pixels);
  });
}
