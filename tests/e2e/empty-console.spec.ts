import { expect, test } from '@playwright/test';
import { defaultLanguage, languages } from '../../src/config/languages.ts';
import { translator } from '../../src/content/translate.ts';
import { calculatorOn } from './calculator.ts';
import { recordConsole } from './console-messages.ts';
import { amountsOfVector } from './expected-amounts.ts';
import { untilHydrated } from './island-scripts.ts';

for (const language of languages) {
  test(`the console stays empty while the page in ${language.name} is used`, async ({ page }) => {
    const t = translator(language);
    const messages = recordConsole(page);
    await page.goto(`/${language.path}`);
    await untilHydrated(page);
    const menu = page.getByRole('button', { name: t('openMenu'), exact: true });
    await menu.or(page.getByRole('button', { name: t('chooseLanguage') })).click();
    await page.keyboard.press('Escape');
    const calculator = calculatorOn(page, language);
    await calculator.partners.fill('50');
    await calculator.monthly.fill('5');
    await calculator.shows('50', '5', amountsOfVector(language, 50, 5));
    await page.getByText(t('calculationBasis'), { exact: true }).click();
    await expect(page.getByText(t('calculationExplanation'), { exact: true })).toBeVisible();
    expect(messages).toEqual([]);
  });
}

test('the console stays empty when the root redirects', async ({ page }) => {
  const messages = recordConsole(page);
  await page.goto('/');
  await expect(page).toHaveURL('/en');
  await untilHydrated(page);
  await page.goto(`/${defaultLanguage.path}`);
  expect(messages).toEqual([]);
});
