import type { Locator } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';

/** The `deviceScaleFactor` of tests that look at pixels: as sharp as a phone's screen. */
export const sharpness = 3;

/** A picture of an element alone: a screenshot begins and ends at whole pixels of the page, the element need not. */
export async function pictureOf(element: Locator): Promise<Sharp> {
  const { x, y, width, height } = (await element.boundingBox())!;
  const place = (edge: number) => Math.round(edge * sharpness);
  const [left, top] = [place(x % 1), place(y % 1)];
  const area = { left, top, width: place((x % 1) + width) - left, height: place((y % 1) + height) - top };
  const screenshot = sharp(await element.screenshot()).removeAlpha();
  return sharp(await screenshot.extract(area).png().toBuffer());
}
