import { expect, test } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { queryFor, someInputs } from '../support/entered-inputs.ts';

test('nothing moves for those who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/${defaultLanguage.path}`);
  const durations = await page
    .locator('*')
    .evaluateAll((all) => [...new Set(all.map((element) => getComputedStyle(element).transitionDuration))]);
  expect(durations.every((list) => list.split(', ').every((duration) => duration === '0s'))).toBe(true);
});

test('the header shows the logo of the colour scheme, in a place that does not depend on it', async ({ page }) => {
  await page.goto(`/${defaultLanguage.path}`);
  const logo = page.getByRole('banner').locator('.logo img');
  const placeIn = async (colorScheme: 'light' | 'dark', file: string) => {
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(file);
    return logo.boundingBox();
  };
  expect(await placeIn('dark', '/logo-dark.svg')).toEqual(await placeIn('light', '/logo.svg'));
});

/** To run in the page: how many of these look otherwise than all the others, by their ground and outline. */
const marked = (all: Element[]) => {
  const looks = all.map((one) => {
    const { backgroundColor, outlineStyle } = getComputedStyle(one, '::before');
    return backgroundColor + outlineStyle;
  });
  return looks.filter((look) => looks.indexOf(look) === looks.lastIndexOf(look)).length;
};

for (const colorScheme of ['light', 'dark'] as const)
  test(`in forced colours the bars keep their ${colorScheme} colours, the legend shows the same, and one month is marked`, async ({
    page,
  }) => {
    const fills = () =>
      page
        .locator('[data-bars]')
        .last()
        .locator('rect')
        .evaluateAll((all) => all.map((bar) => getComputedStyle(bar).fill));
    const legend = () =>
      page
        .locator('[aria-labelledby=months-heading] p [data-scenario]')
        .evaluateAll((all) => all.map((name) => getComputedStyle(name, '::before').backgroundColor));
    await page.emulateMedia({ colorScheme });
    await page.goto(`/${defaultLanguage.path}${queryFor(someInputs)}`);
    const colours = await fills();
    expect(new Set(colours).size).toBe(2);
    await page.emulateMedia({ colorScheme, forcedColors: 'active' });
    expect(await fills()).toEqual(colours);
    expect(await legend()).toEqual(colours);
    expect(await page.locator('ol label').evaluateAll(marked)).toBe(1);
  });
