import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** What the live region has said, in order. */
    said: string[];
  }
}

/** Notes what the live region says from now on. One thing soon takes the place of another, on a busy machine unseen. */
export async function noteWhatIsSaid(page: Page, region = page.getByRole('status')): Promise<void> {
  await region.evaluate((region) => {
    window.said = [region.textContent];
    new MutationObserver(() => window.said.push(region.textContent)).observe(region, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
}

/** Has a paused clock go on until the live region has said these texts and no others. */
export const expectSaid = (page: Page, texts: readonly unknown[]): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(2000);
    expect(await said(page)).toEqual(texts);
  }).toPass();

/** What the live region said at first, and what since then. */
export const said = (page: Page) => page.evaluate(() => window.said);
