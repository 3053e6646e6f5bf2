import { expect, test, type Page } from '@playwright/test';
import { languages } from '../../src/config/languages.ts';
import { defaultInputs } from '../../src/model/query-string.ts';
import { calculatorOn } from '../support/calculator.ts';
import { queryFor, someInputs } from '../support/entered-inputs.ts';
import { recordConsole } from './console-messages.ts';
import { amountsFor } from '../support/expected-amounts.ts';
import { blockIslandScripts, expectNotHydrated, holdIslandScripts, untilHydrated } from '../support/island-scripts.ts';
import { layoutShifts, watchLayoutShifts } from './layout-shift.ts';
import { amountsEverLegible, legibleAmounts, watchLegibleAmounts } from './legible-amounts.ts';
import { stallingNetwork } from '../support/network.ts';

const french = languages[4];
const link = `/${french.path}${queryFor(someInputs)}&ref=abc`;
const right = amountsFor(french, someInputs);
const asBuilt = amountsFor(french, defaultInputs);
/** What the page is built with, as far as it is wrong for the link. */
const wrong = asBuilt.filter((amount) => !right.includes(amount));

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
  await calculator.shows(someInputs);
  await expectNotHydrated(page);

  release();
  await untilHydrated(page);
  await calculator.shows(someInputs);
  await expectOnlyRightAmountsSoFar(page);
  expect(await layoutShifts(page)).toBe(0);
  await expect(page).toHaveURL(link);
  expect(messages).toEqual([]);
});

test('a shared link shows the right amounts although React never arrives', async ({ page }) => {
  await watchLegibleAmounts(page);
  await blockIslandScripts(page);
  await page.goto(link);
  await calculatorOn(page, french).shows(someInputs);
  for (const details of await page.locator('details').all()) {
    await details.evaluate((element) => element.setAttribute('open', ''));
  }
  await expectOnlyRightAmountsSoFar(page);
});

test('while a shared link’s calculator is still arriving, its amounts are pending', async ({ page, baseURL }) => {
  await watchLegibleAmounts(page);
  await watchLayoutShifts(page);
  const server = await stallingNetwork(baseURL ?? '', '</astro-island>');
  const calculator = calculatorOn(page, french);

  await page.goto(server.origin + link, { waitUntil: 'commit' });
  await expect(calculator.amounts).toHaveText(asBuilt);
  expect(await legibleAmounts(page)).toEqual([]);
  server.release();
  await calculator.shows(someInputs);
  await untilHydrated(page);
  await expectOnlyRightAmountsSoFar(page);
  expect(await layoutShifts(page)).toBe(0);
  server.close();
});

test('a shared link’s amounts are right as soon as the calculator is there, although the page is still arriving', async ({
  page,
  baseURL,
}) => {
  await watchLegibleAmounts(page);
  const server = await stallingNetwork(baseURL ?? '', '</main>');
  await page.goto(server.origin + link, { waitUntil: 'commit' });
  await calculatorOn(page, french).shows(someInputs);
  expect(await legibleAmounts(page)).toEqual(expect.arrayContaining(right));
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  server.close();
});
