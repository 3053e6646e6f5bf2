import { expect, test } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { calculatorOn } from '../support/calculator.ts';
import { otherInputs, queryFor, someInputs } from '../support/entered-inputs.ts';

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`bars grow, with motion that is wanted: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      for (const moves of ['animationstart', 'transitionstart'])
        document.addEventListener(moves, ({ target }) => (target as Element).setAttribute('data-moved', ''));
    });
    await page.goto(`/${defaultLanguage.path}${queryFor(someInputs)}`);
    const calculator = calculatorOn(page, defaultLanguage);
    await calculator.enter(otherInputs);
    await calculator.shows(otherInputs);
    // All that has begun two frames later has ended, or was cancelled by the next.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    });
    expect((await page.locator('[data-moved]').count()) > 0).toBe(reducedMotion !== 'reduce');
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
    const { backgroundColor, outlineStyle } = getComputedStyle(one);
    return backgroundColor + outlineStyle;
  });
  return looks.filter((look) => looks.indexOf(look) === looks.lastIndexOf(look)).length;
};

for (const colorScheme of ['light', 'dark'] as const)
  test(`in forced colours marks keep their ${colorScheme} colours, and one month is marked`, async ({ page }) => {
    const drawn = () =>
      page
        .locator('.mark')
        .evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark).background + getComputedStyle(mark).border));
    await page.emulateMedia({ colorScheme });
    await page.goto(`/${defaultLanguage.path}${queryFor(someInputs)}`);
    const colours = await drawn();
    await page.emulateMedia({ colorScheme, forcedColors: 'active' });
    expect(await drawn()).toEqual(colours);
    expect(await page.locator('ol li').evaluateAll(marked)).toBe(1);
  });
