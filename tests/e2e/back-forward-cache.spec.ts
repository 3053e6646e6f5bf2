import { expect, test, type Page } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { calculatorOn } from '../support/calculator.ts';
import { otherInputs, queryFor, someInputs } from '../support/entered-inputs.ts';
import { untilHydrated } from '../support/island-scripts.ts';
import { otherLanguage } from '../support/other-language.ts';
import { openLanguageSwitcher } from './language-switcher.ts';
import { expectSignup } from './signup-links.ts';

// Playwright turns the cache off, which is what this is about.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  },
});

declare global {
  interface Window {
    /** Set on a page while it is open: one that comes back from the cache still has it. */
    isTheSame?: boolean;
  }
}

/** Collects why the browser did not keep a page. */
async function reasonsAgainstCaching(page: Page): Promise<string[]> {
  const reasons: string[] = [];
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.enable');
  devTools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
  );
  return reasons;
}

// A page from the cache is there at once, and loads nothing.
const atOnce = { waitUntil: 'commit' } as const;

test('going back shows the page as it was left, and its address and links agree with it', async ({ page }) => {
  const reasons = await reasonsAgainstCaching(page);
  const calculator = calculatorOn(page, defaultLanguage);
  await page.goto('/de?ref=abc');
  await untilHydrated(page);
  await page.evaluate(() => (window.isTheSame = true));
  await calculator.enter(someInputs);
  const list = await openLanguageSwitcher(page, defaultLanguage);
  await expect(list).toBeVisible();
  await page.goto(`/${otherLanguage.path}`);

  await page.goBack(atOnce);
  expect(reasons).toEqual([]);
  // What was open when the page was left is closed.
  await expect(list).toBeHidden();
  expect(await page.evaluate(() => window.isTheSame)).toBe(true);
  await calculator.shows(someInputs);
  await expect(page).toHaveURL(`/de?ref=abc&${queryFor(someInputs).slice(1)}`);
  await expectSignup(page, defaultLanguage, '/abc');
  await calculator.enter(otherInputs);
  await calculator.shows(otherInputs);
  await expect(page).toHaveURL(`/de?ref=abc&${queryFor(otherInputs).slice(1)}`);
});
