import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { languages } from '../config/languages.ts';
import { cardDocument, fingerprint, previewsFolder, previewSize } from '../previews/card.ts';
import { chromiumLaunch, ensureChromium } from './chromium.ts';

/** A picture as a PNG, with the fingerprint of its source in the EXIF data. */
const png = (picture: Buffer, source: string) =>
  sharp(picture)
    .png({ palette: true, effort: 10 })
    .withExif({ IFD0: { ImageDescription: fingerprint(source) } })
    .toBuffer();

/** Shrinks a title until it fits its card, to no less than 32 px: the smallest size legible in a chat's thumbnail. */
async function fit(page: Page): Promise<void> {
  await page.locator('h1').evaluate((title) => {
    const main = title.parentElement!;
    const isTooLarge = () => main.scrollHeight > main.clientHeight || title.scrollWidth > title.clientWidth;
    for (let size = Number.parseFloat(getComputedStyle(title).fontSize); size > 32 && isTooLarge(); size -= 2)
      title.style.fontSize = `${size - 2}px`;
  });
}

ensureChromium();
const browser = await chromium.launch(chromiumLaunch('drawn'));
const page = await browser.newPage({ viewport: previewSize, colorScheme: 'light' });
const drawn = new Map<string, Buffer>();
for (const language of languages) {
  const source = cardDocument(language);
  await page.setContent(source);
  await fit(page);
  drawn.set(`${language.path}.png`, await png(await page.screenshot(), source));
}
await browser.close();
// Not before all could be drawn. Those of languages that are gone are removed, too.
mkdirSync(previewsFolder, { recursive: true });
for (const file of readdirSync(previewsFolder)) rmSync(join(previewsFolder, file));
for (const [file, picture] of drawn) writeFileSync(join(previewsFolder, file), picture);
console.log(`Drew ${languages.length} link previews into ${previewsFolder}. They are published with the pages.`);
