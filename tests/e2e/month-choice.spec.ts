import { expect, test, type Locator, type Page } from '@playwright/test';
import { defaultLanguage, type Language } from '../../src/config/languages.ts';
import { plan } from '../../src/model/plan.ts';
import { translator } from '../../src/content/translate.ts';
import { withCautiousAssumptions } from '../../src/model/inputs.ts';
import { calculatorOn } from '../support/calculator.ts';
import { bothDirections } from '../support/demanding-languages.ts';
import { otherInputs, queryFor, someInputs } from '../support/entered-inputs.ts';
import { amountsFor } from '../support/expected-amounts.ts';
import { noteWhatIsSaid, said } from './live-region.ts';
import { expectNotHydrated, holdIslandScripts, untilHydrated } from '../support/island-scripts.ts';

const t = translator(defaultLanguage);
const last = plan.horizonMonths;

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Waits until this month is the chosen one, and all that is said of it is: both amounts, and what they take. */
async function expectChosen(page: Page, language: Language, month: number, inputs = someInputs): Promise<void> {
  const { month: radio, result, cautiousResult, shows } = calculatorOn(page, language);
  await expect(radio(month)).toBeChecked();
  await shows(inputs, month);
  const heading = translator(language)('monthAlone', { month: String(month) });
  await expect(page.getByRole('heading', { name: heading })).toHaveCount(1);
  // Not toHaveText(): it treats a no-break space as a space.
  const cases = [inputs, withCautiousAssumptions(inputs)].map((one) => amountsFor(language, one)[month - 1]);
  expect([await result.textContent(), await cautiousResult.textContent()]).toEqual(cases);
}

async function openPage(page: Page, language: Language) {
  await page.goto(`/${language.path}${queryFor(someInputs)}`);
  return calculatorOn(page, language);
}

/** A month's pair of bars. */
const barsOf = (page: Page, month: number) => page.locator('[data-bars]').nth(month - 1);

/** Presses where an element stands: a month's tile is covered by its radio button. */
const press = (element: Locator) => element.click({ force: true });

/** The middle of an element on the screen. */
async function middleOf(element: Locator) {
  const { x, y, width, height } = (await element.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

for (const language of bothDirections) {
  const [onwards, back] =
    language.direction === 'rtl' ? (['ArrowLeft', 'ArrowRight'] as const) : (['ArrowRight', 'ArrowLeft'] as const);

  /** Chooses months by their bars, their amounts and the keys, and looks at all that is said of each. */
  const chooseInAllWays = async (page: Page, chosen: (month: number) => Promise<void>) => {
    const { month, amounts, cautiousAmounts } = calculatorOn(page, language);
    await press(barsOf(page, 2));
    await chosen(2);
    await press(amounts.nth(last - 2));
    await chosen(last - 1);
    await press(cautiousAmounts.nth(2));
    await chosen(3);
    await press(amounts.nth(last - 2));
    await chosen(last - 1);
    await month(last - 1).press(back);
    await chosen(last - 2);
    await page.keyboard.press(onwards);
    await chosen(last - 1);
    await page.keyboard.press('ArrowUp');
    await chosen(last - 2);
  };

  test(`in ${language.name}, bars, amounts and arrow keys choose the month of all figures and of the breakdown, before and after hydration`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: language.direction === 'rtl' ? 1280 : 390, height: 800 });
    const release = await holdIslandScripts(page);
    const { enter, basisTitle, breakdownOf } = await openPage(page, language);
    await basisTitle.click();
    await expect(page.locator('#basis').getByText(translator(language)('loading'))).toBeVisible();
    await expectChosen(page, language, last);
    await chooseInAllWays(page, (month) => expectChosen(page, language, month));
    await expectNotHydrated(page);
    release();
    await untilHydrated(page);
    await expectChosen(page, language, last - 2);
    await chooseInAllWays(page, async (month) => {
      await expectChosen(page, language, month);
      await expect(breakdownOf(month)).toBeVisible();
    });
    await enter(otherInputs);
    await expectChosen(page, language, last - 2, otherInputs);
  });
}

test('a pressed mouse that moves across the months chooses the month under it', async ({ page }) => {
  const { month } = await openPage(page, defaultLanguage);
  await untilHydrated(page);
  await month(last - 1).scrollIntoViewIfNeeded();
  await month(2).scrollIntoViewIfNeeded();
  const [start, end] = [await middleOf(barsOf(page, 2)), await middleOf(barsOf(page, last - 1))];
  const between = await middleOf(barsOf(page, Math.ceil(last / 2)));
  await page.mouse.move(start.x, start.y);
  await expectChosen(page, defaultLanguage, last);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 20 });
  await expectChosen(page, defaultLanguage, last - 1);
  await page.mouse.up();
  await page.mouse.move(between.x, between.y, { steps: 20 });
  await expectChosen(page, defaultLanguage, last - 1);
  // Had the first time selected the numbers, they would now be dragged.
  await page.mouse.down();
  await page.mouse.move(start.x, start.y, { steps: 20 });
  await expectChosen(page, defaultLanguage, 2);
});

test('each month is named by its number and both amounts, and all of them are one named group', async ({ page }) => {
  const { month } = await openPage(page, defaultLanguage);
  const months = page.getByRole('radiogroup', { name: t('monthlyRevenue'), exact: true });
  await expect(months.getByRole('radio')).toHaveCount(plan.horizonMonths);
  const cautious = amountsFor(defaultLanguage, withCautiousAssumptions(someInputs));
  for (const [index, amount] of amountsFor(defaultLanguage, someInputs).entries()) {
    await expect(month(index + 1)).toHaveAccessibleName(
      `${t('monthNumber', { month: index + 1 })} ${amount} ${t('lessOptimistic')} ${cautious[index]}`,
    );
  }
});

test(`a finger that is put on a month and moves scrolls the page and chooses nothing; a tap chooses, and opens what there is to say of it`, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...phone, baseURL: baseURL! });
  const page = await context.newPage();
  const { month, shows, tiles } = await openPage(page, defaultLanguage);
  await untilHydrated(page);
  await tiles.nth(5).evaluate((tile) => tile.scrollIntoView({ block: 'center' }));
  const { x, y } = await middleOf(tiles.nth(5));
  const before = await page.evaluate(() => scrollY);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Input.synthesizeScrollGesture', { x, y, xDistance: 0, yDistance: -120, speed: 400 });
  expect(await page.evaluate(() => scrollY)).not.toBe(before);
  await expect(month(last)).toBeChecked();
  await shows(someInputs);

  for (const number of [6, 3, 8]) {
    const top = () => tiles.nth(number - 1).evaluate((tile) => tile.getBoundingClientRect().top);
    const stood = await top();
    await tiles.nth(number - 1).tap();
    await expect(month(number)).toBeChecked();
    await shows(someInputs, number);
    await expect(
      tiles
        .nth(number - 1)
        .getByRole('term')
        .first(),
    ).toHaveText(t('ownPartners'));
    await expect(tiles.getByRole('term').first()).toBeVisible();
    // What is tapped stays under the finger, although the month above it closes.
    expect(Math.abs((await top()) - stood)).toBeLessThan(1.5);
  }
  await context.close();
});

test('the months can be played: each in turn, the last announced once; anything else ends it', async ({ page }) => {
  await page.clock.install();
  await page.goto(`/${defaultLanguage.path}${queryFor(someInputs)}`);
  await untilHydrated(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const { month, partners } = calculatorOn(page, defaultLanguage);
  const play = page.getByRole('button', { name: t('playMonths'), exact: true });
  await noteWhatIsSaid(page);
  await play.click();
  for (let number = 1; number <= last; number++) {
    await expect(month(number)).toBeChecked();
    await page.clock.runFor(700);
  }
  await expect(play).toBeVisible();
  const amount = amountsFor(defaultLanguage, someInputs).at(-1)!;
  await page.clock.runFor(10_000);
  expect(await said(page)).toEqual(['', t('resultAnnouncement', { month: last, amount })]);

  const stop = page.getByRole('button', {
    name: new RegExp(`^${t('monthNumber', { month: 2 })}.*${t('stopPlaying')}$`),
  });
  for (const end of [() => stop.click(), () => page.keyboard.press('Escape'), () => partners.fill('7')]) {
    await play.click();
    await page.clock.runFor(700);
    await expect(month(2)).toBeChecked();
    await end();
    await expect(play).toBeVisible();
    await page.clock.runFor(5_000);
    await expect(month(2)).toBeChecked();
  }
});
