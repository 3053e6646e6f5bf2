import { expect, test, type Page } from '@playwright/test';
import { languages } from '../../src/config/languages.ts';
import { calculatorOn, queryFor } from '../support/calculator.ts';
import { recordConsole } from './console-messages.ts';
import { amountsOfVector } from '../support/expected-amounts.ts';
import { blockIslandScripts, expectNotHydrated, holdIslandScripts, untilHydrated } from '../support/island-scripts.ts';
import { layoutShifts, watchLayoutShifts } from './layout-shift.ts';
import { amountsEverLegible, legibleAmounts, watchLegibleAmounts } from './legible-amounts.ts';
import { stallingNetwork } from '../support/network.ts';

const french = languages[4];
const link = `/${french.path}${queryFor(50, 5)}&ref=abc`;
const right = amountsOfVector(french, 50, 5);
/** What the page is built with, as far as it is wrong for the link. The first is zero, which stands in tables too. */
const wrong = amountsOfVector(french, 0, 10).slice(1);

// High enough for the whole page: what jumps outside the window would not count.
test.use({ viewport: { width: 1280, height: 3000 } });

async function expectOnlyRightAmountsSoFar(page: Page): Promise<void> {
  const seen = await amountsEverLegible(page);
  expect(seen).toEqual(expect.arrayContaining(right));
  expect(seen.filter((amount) => wrong.includes(amount))).toEqual([]);
}

test('a shared link never shows the amounts of other inputs, and nothing jumps', async ({ page }) => {
  const messages = recordConsole(page);
  await watchLegibleAmounts(page);
  await watchLayoutShifts(page);
  const release = await holdIslandScripts(page);
  const calculator = calculatorOn(page, french);
  await page.goto(link, { waitUntil: 'commit' });
  await calculator.shows('50', '5', right);
  await expectNotHydrated(page);

  release();
  await untilHydrated(page);
  await calculator.shows('50', '5', right);
  await expectOnlyRightAmountsSoFar(page);
  expect(await layoutShifts(page)).toBe(0);
  await expect(page).toHaveURL(link);
  expect(messages).toEqual([]);
});

test('a shared link shows the right amounts although React never arrives', async ({ page }) => {
  await watchLegibleAmounts(page);
  await blockIslandScripts(page);
  await page.goto(link);
  await calculatorOn(page, french).shows('50', '5', right);
  for (const details of await page.locator('details').all()) {
    await details.evaluate((element) => element.setAttribute('open', ''));
  }
  await expectOnlyRightAmountsSoFar(page);
});

test('while a shared link’s page is still arriving, its amounts are pending', async ({ page, baseURL }) => {
  await watchLegibleAmounts(page);
  await watchLayoutShifts(page);
  const server = await stallingNetwork(baseURL ?? '', '</main>');
  // On a busy machine the page would grow old enough to bring React unasked.
  const release = await holdIslandScripts(page);
  const calculator = calculatorOn(page, french);

  await page.goto(server.origin + link, { waitUntil: 'commit' });
  await expect(calculator.amounts).toHaveText(amountsOfVector(french, 0, 10));
  expect(await legibleAmounts(page)).toEqual([]);
  server.release();
  release();
  await calculator.shows('50', '5', right);
  await untilHydrated(page);
  await expectOnlyRightAmountsSoFar(page);
  expect(await layoutShifts(page)).toBe(0);
  server.close();
});
