import { expect, test, type Page } from '@playwright/test';
import { cautiousAssumptions } from '../../src/config/cautious.ts';
import { largestInputs } from '../../src/config/inputs.ts';
import { defaultLanguage } from '../../src/config/languages.ts';
import { ownPriceCents } from '../../src/config/own-subscription.ts';
import { plan } from '../../src/config/plan.ts';
import { ownSubscription } from '../../src/config/settings.ts';
import { translator } from '../../src/content/translate.ts';
import type { Inputs } from '../../src/model/projection.ts';
import { calculatorOn } from '../support/calculator.ts';
import { demandingLanguages, oneOfEachDirection } from '../support/demanding-languages.ts';
import { changedInputs, otherInputs, queryFor, someInputs } from '../support/entered-inputs.ts';
import { amountsFor, money } from '../support/expected-amounts.ts';
import { figuresFor } from '../support/expected-figures.ts';
import { islandScripts, untilHydrated } from '../support/island-scripts.ts';

const t = translator(defaultLanguage);
const lossNote = (page: Page) => page.getByText(t('lossNote'), { exact: true });
const shownLossNote = (page: Page) => lossNote(page).filter({ visible: true });

const cautiousAmounts = (inputs: Inputs) => amountsFor(defaultLanguage, { ...inputs, ...cautiousAssumptions });

const labels = ['ownPartners', 'partnersOfPartners', 'activeSubscriptions', 'leftAfterOwn'] as const;

for (const language of demandingLanguages) {
  test(
    `in ${language.name}, a table says what the last month takes and what is left of it, in both cases`,
    oneOfEachDirection(language),
    async ({ page }) => {
      const translate = translator(language);
      const { shows } = calculatorOn(page, language);
      await page.goto(`/${language.path}${queryFor(changedInputs)}`);
      await shows(changedInputs);
      const table = page.getByRole('table', { name: translate('whatItTakes'), exact: true });
      // An owner who names no subscription has no line for what is left.
      const named = labels
        .filter((key) => key !== 'leftAfterOwn' || ownPriceCents !== undefined)
        .map((key) => (key === 'leftAfterOwn' ? translate(key, { tier: ownSubscription }) : translate(key)));
      await expect(table.getByRole('rowheader')).toHaveText(named);
      await expect(table.getByRole('columnheader')).toHaveCount(2);
      for (const [place, key] of (['columnOwn', 'columnCautious'] as const).entries()) {
        const heading = table.getByRole('columnheader').nth(place);
        await expect(heading.getByText(translate(key), { exact: true }).filter({ visible: true })).toHaveCount(1);
      }
      const cells = table.getByRole('cell').locator('[data-figure]').filter({ visible: true });
      expect(await cells.allTextContents()).toEqual(figuresFor(language, changedInputs));
    },
  );
}

test('amounts and table are those of the month that is chosen', async ({ page }) => {
  const { month, result, cautiousResult, figures, shows } = calculatorOn(page, defaultLanguage);
  await page.goto(`/de${queryFor(changedInputs)}`);
  await shows(changedInputs);
  for (const chosen of [1, plan.horizonMonths]) {
    await month(chosen).check();
    await expect.poll(() => result.textContent()).toBe(amountsFor(defaultLanguage, changedInputs)[chosen - 1]);
    expect(await cautiousResult.textContent()).toBe(cautiousAmounts(changedInputs)[chosen - 1]);
    await expect.poll(() => figures.allTextContents()).toEqual(figuresFor(defaultLanguage, changedInputs, chosen));
    await expect(page.locator('[data-result]').getByText(t('monthAlone', { month: String(chosen) }))).toBeVisible();
  }
});

/** Keeps what the result shows a frame after each input. */
async function recordFigures(page: Page): Promise<() => Promise<string[][]>> {
  await page.evaluate(() => {
    const seen: string[][] = [];
    Object.assign(window, { seen });
    const record = () => {
      const figures = [...document.querySelectorAll('[data-result] [data-figure]')];
      seen.push(figures.map(({ textContent }) => textContent));
    };
    addEventListener('input', () => requestAnimationFrame(() => setTimeout(record)));
  });
  return () => page.evaluate(() => Reflect.get(window, 'seen') as string[][]);
}

for (const hasReact of [true, false]) {
  test(`${hasReact ? 'with' : 'without'} React, both amounts answer each key in its frame, and all other figures follow`, async ({
    page,
  }) => {
    if (!hasReact) await page.route(islandScripts, (route) => route.abort());
    const { fields, shows, assumptionsTitle } = calculatorOn(page, defaultLanguage);
    await page.goto(`/de${queryFor(someInputs)}`);
    await shows(someInputs);
    if (hasReact) await untilHydrated(page);
    const seen = await recordFigures(page);
    const expected: string[][] = [];
    const press = async (key: string, inputs: Inputs) => {
      await page.keyboard.press(key);
      const amount = amountsFor(defaultLanguage, inputs).at(-1)!;
      const month = String(plan.horizonMonths);
      expected.push([month, amount, cautiousAmounts(inputs).at(-1)!]);
      await expect.poll(async () => (await seen()).length).toBe(expected.length);
    };
    await fields.partnersAtStart.focus();
    await press('7', { ...someInputs, partnersAtStart: 7 });
    await press('3', { ...someInputs, partnersAtStart: 73 });
    await press('1', { ...someInputs, partnersAtStart: 731 });
    await press('Backspace', { ...someInputs, partnersAtStart: 73 });
    await assumptionsTitle.click();
    await fields.cancellation.focus();
    await press('4', { ...someInputs, partnersAtStart: 73, cancellation: 4 });
    await press('5', { ...someInputs, partnersAtStart: 73, cancellation: 45 });
    expect(await seen()).toEqual(expected);
    await shows({ ...someInputs, partnersAtStart: 73, cancellation: 45 });
  });
}

test('the cautious amount is that of the cautious assumptions, whatever the visitor assumes', async ({ page }) => {
  const { fields, cautiousResult, shows, assumptionsTitle } = calculatorOn(page, defaultLanguage);
  const expected = cautiousAmounts(otherInputs).at(-1);
  await page.goto(`/de${queryFor(otherInputs)}`);
  await shows(otherInputs);
  expect(await cautiousResult.textContent()).toBe(expected);
  await assumptionsTitle.click();
  await fields.cancellation.fill('90');
  await shows({ ...otherInputs, cancellation: 90 });
  expect(await cautiousResult.textContent()).toBe(expected);
});

if (ownPriceCents === undefined) {
  test('an owner who names no subscription has no line for what is left, and no word about a loss', async ({
    page,
  }) => {
    await page.goto(`/de${queryFor({ ...someInputs, conversion: 0 })}`);
    await calculatorOn(page, defaultLanguage).shows({ ...someInputs, conversion: 0 });
    await expect(calculatorOn(page, defaultLanguage).figures).toHaveCount(6);
    await expect(lossNote(page)).toHaveCount(0);
  });
} else {
  const loss = `−${money(defaultLanguage)(ownPriceCents)}`;

  test('what is left can be a loss: a minus stands before it and a sentence says so, as long as it is one', async ({
    page,
  }) => {
    const { fields, figures, result, shows, assumptionsTitle } = calculatorOn(page, defaultLanguage);
    await page.goto(`/de${queryFor({ ...largestInputs, conversion: 0 })}`);
    // Nobody buys: there is no commission. With the cautious assumptions there is one, and no loss.
    await expect.poll(() => result.textContent()).toBe(money(defaultLanguage)(0));
    await expect.poll(() => figures.nth(-2).textContent()).toBe(loss);
    await expect(shownLossNote(page)).toHaveCount(1);
    await assumptionsTitle.click();
    await fields.conversion.fill('100');
    await shows(largestInputs);
    await expect(shownLossNote(page)).toHaveCount(0);
    await fields.conversion.fill('0');
    await expect.poll(() => figures.nth(-2).textContent()).toBe(loss);
    await expect(shownLossNote(page)).toHaveCount(1);
  });
}
