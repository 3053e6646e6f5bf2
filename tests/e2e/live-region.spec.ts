import { expect, test, type Page } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { plan } from '../../src/config/plan.ts';
import { translator } from '../../src/content/translate.ts';
import { calculatorOn, queryFor } from '../support/calculator.ts';
import { amountsOfModel } from '../support/expected-amounts.ts';
import { blockIslandScripts, untilLive } from '../support/island-scripts.ts';

declare global {
  interface Window {
    /** What the live region has said, in order. */
    said: string[];
  }
}

/** Notes, from the start of each page on, what its live region says. */
async function noteWhatIsSaid(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.said = [];
    new MutationObserver(() => {
      const text = document.querySelector('[role=status]')?.textContent ?? '';
      if (text !== (window.said.at(-1) ?? '')) window.said.push(text);
    }).observe(document, { characterData: true, childList: true, subtree: true });
  });
  await page.clock.install();
}

const said = (page: Page) => page.evaluate(() => window.said);

const announcementOf = (partners: number, monthly: number) =>
  translator(defaultLanguage)('resultAnnouncement', {
    month: String(plan.horizonMonths),
    amount: amountsOfModel(defaultLanguage, partners, monthly).at(-1)!,
  });

for (const { when, prepare } of [
  { when: 'before React is there', prepare: blockIslandScripts },
  { when: 'once React is there', prepare: async () => {} },
]) {
  test(`${when}, a typed number and a pressed button are each announced once, as the last month's amount`, async ({
    page,
  }) => {
    await prepare(page);
    await noteWhatIsSaid(page);
    const { partners, increasePartners } = calculatorOn(page, defaultLanguage);
    await page.goto(`/${defaultLanguage.path}?monthly=5`);
    if (prepare !== blockIslandScripts) {
      await page.clock.runFor(10_000);
      await untilLive(page);
    }
    for (const digit of '1234') {
      await partners.pressSequentially(digit);
      await page.clock.runFor(300);
    }
    await page.clock.runFor(10_000);
    await expect.poll(() => said(page)).toEqual([announcementOf(1234, 5)]);
    // As assistive technology presses it: a click and nothing else.
    await increasePartners.evaluate((button: HTMLElement) => button.click());
    await page.clock.runFor(10_000);
    await expect.poll(() => said(page)).toEqual([announcementOf(1234, 5), announcementOf(1235, 5)]);
  });
}

test('there is one live region, and it announces nothing of a shared link itself', async ({ page }) => {
  await noteWhatIsSaid(page);
  await page.goto(`/${defaultLanguage.path}${queryFor(50, 5)}`);
  await page.clock.runFor(10_000);
  await untilLive(page);
  await expect(page.locator('[aria-live], [role=status], [role=alert], [role=log], output')).toHaveCount(1);
  expect(await said(page)).toEqual([]);
});
