import type { Locator } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';

/** The `deviceScaleFactor` of tests that look at pixels: as sharp as a phone's screen. */
export const sharpness = 3;

/** Pictures of elements that fit a window together, each of one alone, cut from one screenshot of the window. */
export async function picturesOf(elements: Locator): Promise<Sharp[]> {
  await elements.first().scrollIntoViewIfNeeded();
  const areas = await elements.evaluateAll((all, scale) => {
    const place = (edge: number) => Math.round(edge * scale);
    return all.map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const corner = { left: place(left), top: place(top) };
      return { ...corner, width: place(right) - corner.left, height: place(bottom) - corner.top };
    });
  }, sharpness);
  const screenshot = sharp(await elements.page().screenshot()).removeAlpha();
  const { data, info } = await screenshot.raw().toBuffer({ resolveWithObject: true });
  const cut = areas.map((area) => sharp(data, { raw: info }).extract(area).png().toBuffer());
  return (await Promise.all(cut)).map((picture) => sharp(picture));
}
