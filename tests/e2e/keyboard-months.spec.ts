import { expect, test, type Page } from '@playwright/test';
import { defaultLanguage, type Language } from '../../src/config/languages.ts';
import { plan } from '../../src/config/plan.ts';
import { calculatorOn } from '../support/calculator.ts';
import { bothDirections } from '../support/demanding-languages.ts';
import { queryFor, someInputs } from '../support/entered-inputs.ts';
import { amountsFor } from '../support/expected-amounts.ts';
import { figuresFor } from '../support/expected-figures.ts';
import { islandScripts, untilHydrated } from '../support/island-scripts.ts';

const last = plan.horizonMonths;

async function openMonths(page: Page, language: Language, hasReact: boolean) {
  if (!hasReact) await page.route(islandScripts, (route) => route.abort());
  const calculator = calculatorOn(page, language);
  await page.goto(`/${language.path}${queryFor(someInputs)}`);
  await calculator.shows(someInputs);
  if (hasReact) await untilHydrated(page);
  return calculator;
}

/** Holds that a month is chosen and has the focus, and that all figures are its own. */
async function expectChosen(page: Page, language: Language, month: number): Promise<void> {
  const { month: choice, result, figures } = calculatorOn(page, language);
  await expect(choice(month)).toBeFocused();
  await expect(choice(month)).toBeChecked();
  await expect.poll(() => result.textContent()).toBe(amountsFor(language, someInputs)[month - 1]);
  await expect.poll(() => figures.allTextContents()).toEqual(figuresFor(language, someInputs, month));
}

for (const hasReact of [true, false]) {
  const how = hasReact ? 'with React' : 'without React';

  test(`${how}, all months are one stop of the Tab key, the chosen one`, async ({ page }) => {
    const { month, monthly, increase } = await openMonths(page, defaultLanguage, hasReact);
    const plus = increase('newLevel1PartnersPerMonth');
    await month(3).check();
    await monthly.focus();
    const isMonth = () => page.evaluate(() => document.activeElement!.matches('[name=month]'));
    const stops: boolean[] = [];
    // Far enough to be past the months, and back.
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab');
      stops.push(await isMonth());
      if (stops.at(-1)) await expect(month(3)).toBeFocused();
    }
    expect(stops.filter(Boolean)).toHaveLength(1);
    await month(3).focus();
    await page.keyboard.press('Shift+Tab');
    expect(await isMonth()).toBe(false);
    await expect(plus).toBeVisible();
  });

  for (const language of bothDirections) {
    const [back, on] = language.direction === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];

    test(`${how}, in ${language.name}, arrow keys choose the month in their direction, and go round`, async ({
      page,
    }) => {
      const { month } = await openMonths(page, language, hasReact);
      await month(last).focus();
      await page.keyboard.press(back);
      await expectChosen(page, language, last - 1);
      await page.keyboard.press(on);
      await expectChosen(page, language, last);
      await page.keyboard.press(on);
      await expectChosen(page, language, 1);
      await page.keyboard.press('ArrowDown');
      await expectChosen(page, language, 2);
      await page.keyboard.press('ArrowUp');
      await expectChosen(page, language, 1);
    });
  }
}
