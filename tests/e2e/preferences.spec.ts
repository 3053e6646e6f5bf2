import { expect, test } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { plan } from '../../src/config/plan.ts';
import { translator } from '../../src/content/translate.ts';
import { barOf } from '../support/calculator.ts';
import { queryFor, someInputs } from '../support/entered-inputs.ts';

test('nothing moves for those who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en');
  const durations = await page
    .locator('rect, dialog, button, a')
    .evaluateAll((all) => [...new Set(all.map((element) => getComputedStyle(element).transitionDuration))]);
  expect(durations.every((list) => list.split(', ').every((duration) => duration === '0s'))).toBe(true);
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
  await page.goto('/en');
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

test('in forced colours the bars keep their tones', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`/en${queryFor(someInputs)}`);
  const tones = await barOf(page, plan.horizonMonths).evaluateAll((parts) =>
    parts.map((part) => getComputedStyle(part).fill),
  );
  expect(new Set(tones).size).toBe(tones.length);
});
