import { expect, test, type Page } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { translator } from '../../src/content/translate.ts';
import { calculatorOn } from '../support/calculator.ts';
import { expectNotHydrated, islandScripts } from '../support/island-scripts.ts';

const t = translator(defaultLanguage);

/** Opens the page with all that it needs, and lets nobody use it: its time stands still but for `page.clock`. */
async function openUnused(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const scripts = page.waitForResponse(islandScripts);
  await page.goto('/de');
  await (await scripts).finished();
}

const expectLive = (page: Page) => expect(page.getByRole('button', { name: t('share'), exact: true })).toBeVisible();

const signs: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a pointer that moves': (page) => page.mouse.move(100, 100),
  'a key': (page) => page.keyboard.press('Shift'),
  'a field that is chosen': (page) => calculatorOn(page, defaultLanguage).partners.focus(),
  'what the browser fills in': (page) =>
    calculatorOn(page, defaultLanguage).partners.evaluate((field: HTMLInputElement) => {
      field.value = '50';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }),
  // The browser tells of a scroll with its next frame.
  'a scroll': (page) =>
    page.evaluate(() => {
      const { promise: told, resolve: tell } = Promise.withResolvers<void>();
      addEventListener('scroll', () => tell(), { once: true });
      scrollBy(0, 100);
      return told;
    }),
};

for (const [what, use] of Object.entries(signs)) {
  test(`${what} brings React`, async ({ page }) => {
    await openUnused(page);
    await page.clock.runFor(3000);
    await expectNotHydrated(page);
    await use(page);
    await page.clock.runFor(200);
    await expectLive(page);
  });
}

test('a page that is only read, as a screen reader can without a sign, has React after 5 seconds', async ({ page }) => {
  await openUnused(page);
  await page.clock.runFor(4500);
  await expectNotHydrated(page);
  await page.clock.runFor(1000);
  await expectLive(page);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('a tap brings React', async ({ page }) => {
    await openUnused(page);
    await page.touchscreen.tap(100, 100);
    await page.clock.runFor(200);
    await expectLive(page);
  });
});
