import { expect, test, type Page } from '@playwright/test';
import { defaultLanguage, languages } from '../../src/config/languages.ts';
import { translator } from '../../src/content/translate.ts';
import { queryFor } from './calculator.ts';
import { untilHydrated } from './island-scripts.ts';

/** How far the page reaches over the window's edge, in pixels. */
const overhang = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Styles that a visitor's own tool adds: they pass the page's security policy, as a browser extension's do. */
async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

/** The spacing that WCAG 1.4.12 asks a page to bear. */
const textSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

for (const language of languages) {
  test(`${language.name} bears wide text spacing and text of twice the size`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`/${language.path}${queryFor(99999, 99999)}`);
    await untilHydrated(page);
    await addStyles(page, textSpacing);
    expect(await overhang(page)).toBeLessThanOrEqual(0);

    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/${language.path}${queryFor(99999, 99999)}`);
    await addStyles(page, 'html { font-size: 200% }');
    expect(await overhang(page)).toBeLessThanOrEqual(0);
  });
}

test('nothing moves for those who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/en');
  const durations = await page
    .locator('rect, dialog, button, a')
    .evaluateAll((all) => [...new Set(all.map((element) => getComputedStyle(element).transitionDuration))]);
  expect(durations.every((list) => list.split(', ').every((duration) => duration === '0s'))).toBe(true);
});

test('bars ease to a new amount within 200 ms for everyone else', async ({ page }) => {
  await page.goto('/en');
  const durations = await page
    .locator('[data-bar] rect')
    .first()
    .evaluate((bar) => getComputedStyle(bar).transitionDuration.split(', ').map(Number.parseFloat));
  expect(durations.every((seconds) => seconds > 0 && seconds <= 0.2)).toBe(true);
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

test('in forced colours the bars keep their tones', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`/en${queryFor(50, 5)}`);
  const tones = await page
    .locator('[data-bar="12"] rect')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).fill));
  expect(new Set(tones).size).toBe(tones.length);
});
