import { expect, test, type Page } from '@playwright/test';
import { defaultLanguage, languages } from '../../src/config/languages.ts';
import { calculatorOn, queryFor } from '../support/calculator.ts';
import { amountsOfVector } from '../support/expected-amounts.ts';
import { untilHydrated } from '../support/island-scripts.ts';
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

const french = languages[4];

// A page from the cache is there at once, and loads nothing.
const atOnce = { waitUntil: 'commit' } as const;

test('going back shows the page as it was left, and its address and links agree with it', async ({ page }) => {
  const reasons = await reasonsAgainstCaching(page);
  const calculator = calculatorOn(page, defaultLanguage);
  await page.goto('/de?ref=abc');
  await untilHydrated(page);
  await page.evaluate(() => (window.isTheSame = true));
  await calculator.partners.fill('50');
  await calculator.monthly.fill('5');
  await page.goto(`/${french.path}`);

  await page.goBack(atOnce);
  expect(reasons).toEqual([]);
  expect(await page.evaluate(() => window.isTheSame)).toBe(true);
  await calculator.shows('50', '5', amountsOfVector(defaultLanguage, 50, 5));
  await expect(page).toHaveURL(`/de?ref=abc&${queryFor(50, 5).slice(1)}`);
  await expectSignup(page, defaultLanguage, '/abc');
  await calculator.partners.fill('250');
  await calculator.monthly.fill('40');
  await calculator.shows('250', '40', amountsOfVector(defaultLanguage, 250, 40));
  await expect(page).toHaveURL(`/de?ref=abc&${queryFor(250, 40).slice(1)}`);
});
