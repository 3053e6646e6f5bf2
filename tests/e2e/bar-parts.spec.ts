import { expect, test, type Page } from '@playwright/test';
import Color from 'colorjs.io';
import { defaultLanguage } from '../../src/config/languages.ts';
import { plan } from '../../src/config/plan.ts';
import { fullLength } from '../../src/model/picture.ts';
import { colour } from '../../src/styles/colours.ts';
import { barDrawing } from '../support/calculator.ts';
import { picturesOf, sharpness } from './pictures-of.ts';

test.use({ colorScheme: 'light', deviceScaleFactor: sharpness, viewport: { width: 390, height: 800 } });

const pixelOf = (role: string) => new Color(colour(role).light).toString({ format: 'hex', collapse: false });
const ground = pixelOf('surface');
const tones = Object.keys(plan.tiers).map((_, place) => pixelOf(`tier-${place + 1}`));

/** Where parts begin in these tests: clear of the line on which a column stands. */
const start = 100;

/** A month that is not chosen: the chosen one's ground is tinted. */
const month = 1;

/** The colours of the pixels along the middle of a column whose parts have these lengths, from its foot up. */
async function pixelsOfBar(page: Page, lengths: readonly number[]): Promise<string[]> {
  await page.goto(`/${defaultLanguage.path}`);
  const all = await page.locator(`#bar-${month} rect`).all();
  let x = start;
  for (const [place, part] of all.entries()) {
    const values = { x, width: lengths[place] ?? 0 };
    await part.evaluate((rect, { x, width }) => {
      rect.setAttribute('x', `${x}`);
      rect.setAttribute('width', `${width}`);
    }, values);
    x += values.width;
  }
  // It would cross the column.
  await page.locator('ol path').evaluate((line) => line.removeAttribute('d'));
  const picture = (await picturesOf(barDrawing(page, month)))[0]!;
  const { width, height } = await picture.metadata();
  const column = await picture
    .extract({ left: Math.floor(width / 2), top: 0, width: 1, height })
    .raw()
    .toBuffer();
  return Array.from({ length: height }, (_, at) => `#${column.toString('hex', 3 * at, 3 * at + 3)}`).reverse();
}

test('a gap of the ground’s colour is between the parts of a bar, which ends where its last part ends', async ({
  page,
}) => {
  const pixels = await pixelsOfBar(
    page,
    tones.map(() => 200),
  );
  const end = Math.round((pixels.length * (start + 200 * tones.length)) / fullLength);
  expect(Math.abs(pixels.lastIndexOf(tones.at(-1)!) + 1 - end)).toBeLessThanOrEqual(2);
  const between = tones
    .slice(1)
    .map((tone, place) => pixels.slice(pixels.lastIndexOf(tones[place]!) + 1, pixels.indexOf(tone)));
  for (const gap of between) expect(gap).toContain(ground);
});

test('a part without length draws nothing', async ({ page }) => {
  const pixels = await pixelsOfBar(
    page,
    tones.map((_, place) => (place === 0 ? 200 : 0)),
  );
  const inside = pixels.slice(pixels.indexOf(tones[0]!), pixels.lastIndexOf(tones[0]!) + 1);
  expect(new Set(inside)).toEqual(new Set([tones[0]]));
  for (const tone of tones.slice(1)) expect(pixels).not.toContain(tone);
});
