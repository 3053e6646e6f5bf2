import { expect, test, type Locator } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { plan } from '../../src/config/plan.ts';
import { translator } from '../../src/content/translate.ts';
import { barDrawing, calculatorOn } from '../support/calculator.ts';
import { otherInputs, queryFor, someInputs } from '../support/entered-inputs.ts';
import { untilHydrated } from '../support/island-scripts.ts';
import { openLanguageSwitcher } from './language-switcher.ts';

test('nothing moves for those who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/${defaultLanguage.path}`);
  const durations = await page
    .locator('rect, path, dialog, button, a')
    .evaluateAll((all) => [...new Set(all.map((element) => getComputedStyle(element).transitionDuration))]);
  expect(durations.every((list) => list.split(', ').every((duration) => duration === '0s'))).toBe(true);
});

test('on a wide screen, columns and line move to where new numbers put them, within a fifth of a second', async ({
  page,
}) => {
  await page.goto(`/${defaultLanguage.path}`);
  await untilHydrated(page);
  const secondsOf = (name: string) =>
    page.evaluate(
      (wanted) =>
        new Promise<number>((resolve) => {
          addEventListener('transitionend', ({ target, elapsedTime }) => {
            if ((target as Element).localName === wanted) resolve(elapsedTime);
          });
        }),
      name,
    );
  const seconds = Promise.all([secondsOf('rect'), secondsOf('path')]);
  await calculatorOn(page, defaultLanguage).enter(otherInputs);
  expect(Math.max(...(await seconds))).toBeLessThanOrEqual(0.2);
});

test('the page behind the drawer is hidden outright for those who asked for less transparency', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-transparency', value: 'reduce' }],
  });
  await page.goto(`/${defaultLanguage.path}`);
  await page.getByRole('button', { name: translator(defaultLanguage)('openMenu') }).click();
  const backdrop = await page
    .getByRole('dialog')
    .evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor);
  expect(backdrop).toMatch(/^rgb\(/);
});

test('the header shows one logo, that of the colour scheme, in a place that does not depend on it', async ({
  page,
}) => {
  await page.goto(`/${defaultLanguage.path}`);
  const logos = page.getByRole('banner').locator('.logo :is(svg, img)');
  const seen = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme });
    const shown = logos.filter({ visible: true });
    await expect(shown).toHaveCount(1);
    // One that is the same in both has no class.
    expect([null, colorScheme]).toContain(await shown.getAttribute('class'));
    return shown.boundingBox();
  };
  expect(await seen('dark')).toEqual(await seen('light'));
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`in forced colours columns and bars keep their ${colorScheme} tones, and the line its colour, and the legend shows the same`, async ({
    page,
  }) => {
    const fills = (parts: Locator) => parts.evaluateAll((all) => all.map((part) => getComputedStyle(part).fill));
    const parts = barDrawing(page, plan.horizonMonths).locator('rect');
    const line = page.locator('ol path');
    const lying = page.locator('svg:has(use)').first();
    const groundOf = () => lying.evaluate((drawing) => getComputedStyle(drawing).backgroundImage);
    const strokeOf = () => line.evaluate((drawn) => getComputedStyle(drawn).stroke);
    // Where bars lie, each has a ground of its own.
    await page.setViewportSize({ width: 390, height: 800 });
    await page.emulateMedia({ colorScheme });
    await page.goto(`/${defaultLanguage.path}${queryFor(someInputs)}`);
    const [tones, stroke, ground] = [await fills(parts), await strokeOf(), await groundOf()];
    expect(ground).toContain('gradient');
    await page.emulateMedia({ colorScheme, forcedColors: 'active' });
    expect(await fills(parts)).toEqual(tones);
    expect(await strokeOf()).toBe(stroke);
    expect(await groundOf()).toBe(ground);
    const legend = page.getByRole('list', { name: translator(defaultLanguage)('revenueByTier') });
    expect(await fills(legend.locator('rect'))).toEqual([...tones, stroke]);
    expect(new Set([...tones, stroke]).size).toBe(tones.length + 1);
  });

test('in forced colours the drawer and the list of languages have an edge', async ({ page }) => {
  const t = translator(defaultLanguage);
  const edge = (box: Locator) =>
    box.evaluate((element) => {
      const { backgroundColor, borderInlineStartColor, borderInlineStartWidth } = getComputedStyle(element);
      return borderInlineStartColor === backgroundColor ? 'none' : borderInlineStartWidth;
    });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`/${defaultLanguage.path}`);
  expect(await edge(await openLanguageSwitcher(page, defaultLanguage))).toBe('1px');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole('button', { name: t('openMenu') }).click();
  expect(await edge(page.getByRole('dialog'))).toBe('1px');
});
