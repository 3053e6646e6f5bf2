import { expect, test, type Page } from '@playwright/test';
import { largestInputs } from '../../src/config/inputs.ts';
import { defaultLanguage } from '../../src/config/languages.ts';
import { ownPriceCents } from '../../src/config/own-subscription.ts';
import { ownSubscription } from '../../src/config/settings.ts';
import { translator } from '../../src/content/translate.ts';
import type { Inputs } from '../../src/model/projection.ts';
import { calculatorOn } from '../support/calculator.ts';
import { demandingLanguages, oneOfEachDirection } from '../support/demanding-languages.ts';
import { changedInputs, otherInputs, queryFor, someInputs } from '../support/entered-inputs.ts';
import { money } from '../support/expected-amounts.ts';
import { figuresFor } from '../support/expected-figures.ts';
import { blockIslandScripts, untilHydrated } from '../support/island-scripts.ts';

const t = translator(defaultLanguage);
const lossNote = (page: Page) => page.getByText(t('lossNote'), { exact: true });

for (const language of demandingLanguages) {
  test(
    `in ${language.name}, what it takes, the cautious amount and what is left stand beside the result, each under its name`,
    oneOfEachDirection(language),
    async ({ page }) => {
      const translate = translator(language);
      const { subscriptionsNeeded, partnersNeeded, cautiousMonth, afterOwnSubscription } = figuresFor(
        language,
        changedInputs,
      );
      const named = [
        [translate('subscriptionsNeeded'), subscriptionsNeeded],
        [translate('partnersNeeded'), partnersNeeded],
        [translate('cautiousMonth'), cautiousMonth],
        // An owner who names no subscription has no such line.
        ...(afterOwnSubscription === undefined
          ? []
          : [[translate('afterOwnSubscription', { tier: ownSubscription }), afterOwnSubscription]]),
      ];
      const { shows } = calculatorOn(page, language);
      await page.goto(`/${language.path}${queryFor(changedInputs)}`);
      await shows(changedInputs);
      const numbers = page.getByRole('region', { name: translate('parameterSettings'), exact: true });
      expect(await numbers.getByRole('term').allTextContents()).toEqual(named.map(([name]) => name));
      const shown = await numbers
        .getByRole('definition')
        .locator('[data-figure]')
        .filter({ visible: true })
        .allTextContents();
      expect(shown).toEqual(named.map(([, figure]) => figure));
    },
  );
}

/** Keeps what the figures show two frames after each input: the result is written in the first, they in the next. */
async function recordFigures(page: Page): Promise<() => Promise<string[][]>> {
  await page.evaluate(() => {
    const seen: string[][] = [];
    Object.assign(window, { seen });
    const record = () => {
      const figures = [...document.querySelectorAll('dl [data-figure]')];
      seen.push(figures.map(({ textContent }) => textContent));
    };
    addEventListener('input', () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(record))));
  });
  return () => page.evaluate(() => Reflect.get(window, 'seen') as string[][]);
}

for (const hasReact of [true, false]) {
  test(`${hasReact ? 'with' : 'without'} React, they follow each key within two frames`, async ({ page }) => {
    if (!hasReact) await blockIslandScripts(page);
    const { fields, shows, assumptionsTitle } = calculatorOn(page, defaultLanguage);
    await page.goto(`/de${queryFor(someInputs)}`);
    await shows(someInputs);
    if (hasReact) await untilHydrated(page);
    const seen = await recordFigures(page);
    const expected: string[][] = [];
    const press = async (key: string, inputs: Inputs) => {
      await page.keyboard.press(key);
      expected.push(Object.values(figuresFor(defaultLanguage, inputs)));
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
  });
}

test('the cautious amount is that of the cautious assumptions, whatever the visitor assumes', async ({ page }) => {
  const { fields, figures, shows, cautious, assumptionsTitle } = calculatorOn(page, defaultLanguage);
  const expected = figuresFor(defaultLanguage, otherInputs).cautiousMonth;
  await page.goto(`/de${queryFor(otherInputs)}`);
  await shows(otherInputs);
  expect(await figures.nth(2).textContent()).toBe(expected);
  await assumptionsTitle.click();
  await fields.cancellation.fill('90');
  await shows({ ...otherInputs, cancellation: 90 });
  expect(await figures.nth(2).textContent()).toBe(expected);
  await cautious.click();
  await expect.poll(() => calculatorOn(page, defaultLanguage).result.first().textContent()).toBe(expected);
});

if (ownPriceCents === undefined) {
  test('an owner who names no subscription has no line for what is left, and no word about a loss', async ({
    page,
  }) => {
    await page.goto(`/de${queryFor({ ...someInputs, conversion: 0 })}`);
    await calculatorOn(page, defaultLanguage).shows({ ...someInputs, conversion: 0 });
    await expect(calculatorOn(page, defaultLanguage).figures).toHaveCount(3);
    await expect(lossNote(page)).toHaveCount(0);
  });
} else {
  const loss = `−${money(defaultLanguage)(ownPriceCents)}`;

  test('what is left can be a loss: a minus stands before it and a sentence says so, as long as it is one', async ({
    page,
  }) => {
    const { fields, figures, result, shows, assumptionsTitle } = calculatorOn(page, defaultLanguage);
    await page.goto(`/de${queryFor({ ...largestInputs, conversion: 0 })}`);
    // Nobody buys: there is no commission.
    await expect.poll(() => result.first().textContent()).toBe(money(defaultLanguage)(0));
    await expect.poll(() => figures.last().textContent()).toBe(loss);
    await expect(lossNote(page)).toBeVisible();
    await assumptionsTitle.click();
    await fields.conversion.fill('100');
    await shows(largestInputs);
    await expect(lossNote(page)).toBeHidden();
    await fields.conversion.fill('0');
    await expect.poll(() => figures.last().textContent()).toBe(loss);
    await expect(lossNote(page)).toBeVisible();
  });
}
