import './report-errors.ts';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { languages } from '../config/languages.ts';
import { cardDocument, fingerprint, previewSize } from '../previews/card.ts';
import { chromiumLaunch, ensureChromium } from './chromium.ts';

const folder = join(import.meta.dirname, '..', '..', 'public');

/** Writes a PNG, with the fingerprint of its source in the EXIF data. */
async function save(picture: Sharp, source: string, file: string): Promise<void> {
  await picture
    .png({ palette: true, effort: 10 })
    .withExif({ IFD0: { ImageDescription: fingerprint(source) } })
    .toFile(join(folder, file));
}

/** Shrinks a title until it fits its card, to no less than 32 px: the smallest size legible in a chat's thumbnail. */
async function fit(page: Page): Promise<void> {
  await page.locator('h1').evaluate((title) => {
    const main = title.parentElement!;
    const isTooLarge = () => main.scrollHeight > main.clientHeight || title.scrollWidth > title.clientWidth;
    for (let size = Number.parseFloat(getComputedStyle(title).fontSize); size > 32 && isTooLarge(); size -= 2)
      title.style.fontSize = `${size - 2}px`;
  });
}

// Removes all previews, including those of deleted languages.
for (const file of readdirSync(join(folder, 'previews'))) rmSync(join(folder, 'previews', file));
ensureChromium();
const browser = await chromium.launch(chromiumLaunch('drawn'));
const page = await browser.newPage({ viewport: previewSize, colorScheme: 'light' });
for (const language of languages) {
  const source = cardDocument(language);
  await page.setContent(source);
  await fit(page);
  await save(sharp(await page.screenshot()), source, `previews/${language.path}.png`);
}
await browser.close();
console.log(`Drew ${languages.length} link previews into public/previews. They are published with the pages.`);
