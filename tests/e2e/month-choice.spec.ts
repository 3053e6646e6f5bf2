import { expect, test, type Locator, type Page } from '@playwright/test';
import { defaultLanguage, type Language } from '../../src/config/languages.ts';
import { translator } from '../../src/content/translate.ts';
import { plan } from '../../src/model/plan.ts';
import { calculatorOn } from '../support/calculator.ts';
import { bothDirections } from '../support/demanding-languages.ts';
import { otherInputs, queryFor, someInputs } from '../support/entered-inputs.ts';
import { amountsFor } from '../support/expected-amounts.ts';
import { holdIslandScripts, untilHydrated } from '../support/island-scripts.ts';

const t = translator(defaultLanguage);
const last = plan.horizonMonths;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Waits until this month is the chosen one, and all that is said of it is. */
async function expectChosen(page: Page, language: Language, month: number, inputs = someInputs): Promise<void> {
  const { month: radio, sum, shows } = calculatorOn(page, language);
  await expect(radio(month)).toBeChecked();
  await shows(inputs, month);
  await expect(sum).toHaveCount(1);
  const heading = translator(language)('monthAlone', { month: String(month) });
  await expect(page.getByRole('heading', { name: heading, exact: true })).toHaveCount(1);
}

async function openPage(page: Page, language: Language) {
  await page.goto(`/${language.path}${queryFor(someInputs)}`);
  await untilHydrated(page);
  return calculatorOn(page, language);
}

/** Presses where an element stands: a month's tile is covered by its radio button. */
const press = (element: Locator) => element.click({ force: true });

/** The middle of an element on the screen. */
async function middleOf(element: Locator) {
  const { x, y, width, height } = (await element.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

for (const language of bothDirections) {
  const width = language.direction === 'rtl' ? 1280 : 390;
  const [onwards, back] =
    language.direction === 'rtl' ? (['ArrowLeft', 'ArrowRight'] as const) : (['ArrowRight', 'ArrowLeft'] as const);

  test(`in ${language.name}, bars, amounts and arrow keys choose the month of all figures`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const { month, amounts, enter } = await openPage(page, language);
    await press(page.locator('ol .month-bars').nth(1));
    await expectChosen(page, language, 2);
    await press(amounts.nth(last - 2));
    await expectChosen(page, language, last - 1);
    await month(last - 1).press(back);
    await expectChosen(page, language, last - 2);
    await page.keyboard.press(onwards);
    await expectChosen(page, language, last - 1);
    await page.keyboard.press('ArrowUp');
    await expectChosen(page, language, last - 2);
    await enter(otherInputs);
    await expectChosen(page, language, last - 2, otherInputs);
  });
}

for (const language of bothDirections)
  test(`in ${language.name}, months are rows; bars begin at one edge, amounts end at one; the sum of a desktop is beside them`, async ({
    page,
  }) => {
    const { amounts, sum, tiles } = await openPage(page, language);
    const bars = page.locator('ol progress');
    const edges = (all: Locator, side: 'top' | 'right' | 'left') =>
      all.evaluateAll(
        (found, of) => [...new Set(found.map((one) => Math.round(one.getBoundingClientRect()[of])))],
        side,
      );
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await edges(tiles, 'top')).toHaveLength(last);
      expect(await edges(amounts, 'right')).toHaveLength(1);
      expect(await edges(bars, language.direction === 'rtl' ? 'right' : 'left')).toHaveLength(1);
    }
    const [list, detail] = [await tiles.last().boundingBox(), await sum.boundingBox()];
    expect(detail!.y).toBeLessThan(list!.y);
  });

test('before React is there, no month can be chosen', async ({ page }) => {
  const release = await holdIslandScripts(page);
  await page.goto(`/de${queryFor(someInputs)}`);
  const { month } = calculatorOn(page, defaultLanguage);
  await expect(month(last)).toBeChecked();
  await expect(month(2)).toBeDisabled();
  release();
  await expect(month(2)).toBeEnabled();
});

test('each month is named by its number and amount, and all of them are one named group', async ({ page }) => {
  const { month } = await openPage(page, defaultLanguage);
  const months = page.getByRole('radiogroup', { name: t('monthlyRevenue'), exact: true });
  await expect(months.getByRole('radio')).toHaveCount(last);
  for (const [index, amount] of amountsFor(defaultLanguage, someInputs).entries())
    await expect(month(index + 1)).toHaveAccessibleName(`${t('monthNumber', { month: index + 1 })} ${amount}`);
});

test('a finger that scrolls chooses no month; a tapped one stays under the finger', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...phone, baseURL: baseURL! });
  const page = await context.newPage();
  const { month, shows, tiles, sum } = await openPage(page, defaultLanguage);
  await tiles.nth(5).evaluate((tile) => tile.scrollIntoView({ block: 'center' }));
  const { x, y } = await middleOf(tiles.nth(5));
  const before = await page.evaluate(() => scrollY);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Input.synthesizeScrollGesture', { x, y, xDistance: 0, yDistance: -120, speed: 400 });
  await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before);
  await expect(month(last)).toBeChecked();
  await shows(someInputs);

  for (const number of [6, 3, 8]) {
    const tile = tiles.nth(number - 1);
    const top = () => tile.evaluate((element) => element.getBoundingClientRect().top);
    const stood = await top();
    await tile.tap({ position: { x: 20, y: 20 } });
    await expect(month(number)).toBeChecked();
    await shows(someInputs, number);
    await expect(sum).toBeVisible();
    await expect.poll(async () => Math.abs((await top()) - stood)).toBeLessThan(1.5);
  }
  await context.close();
});
