import { join } from 'node:path';
import { test } from '@playwright/test';
import { publishedLanguages } from '../../src/content/published-languages.ts';
import { untilHydrated } from '../support/island-scripts.ts';

const sheets = join(import.meta.dirname, '..', 'results', 'look');

/** Pictures are shown at this fraction of their size. */
const scale = 0.5;

test('a contact sheet of all languages', async ({ page, viewport }, { project }) => {
  const figures: string[] = [];
  for (const { path } of publishedLanguages) {
    await page.goto(`/${path}?partners=50&monthly=5`, { waitUntil: 'networkidle' });
    await untilHydrated(page);
    const picture = (await page.screenshot({ fullPage: true })).toString('base64');
    figures.push(`<figure><figcaption>/${path}</figcaption><img src="data:image/png;base64,${picture}"></figure>`);
  }
  // A page of its own: the site's security policy would block the sheet's styles.
  const sheet = await page.context().newPage();
  const width = viewport!.width * scale;
  await sheet.setViewportSize({ width: Math.ceil((width + 16) * 8), height: 900 });
  await sheet.setContent(
    `<style>body { display: flex; flex-wrap: wrap; gap: 16px; margin: 0; background: gray; font: 16px sans-serif }
    figure { margin: 0 } img { width: ${width}px; display: block }</style>${figures.join('')}`,
  );
  await sheet.screenshot({ path: join(sheets, `${project.name}.png`), fullPage: true });
});
