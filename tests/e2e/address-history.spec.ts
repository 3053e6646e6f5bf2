import { expect, test } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { translator } from '../../src/content/translate.ts';
import { calculatorOn } from '../support/calculator.ts';
import { otherInputs, queryFor, someInputs } from '../support/entered-inputs.ts';
import { otherLanguage } from '../support/other-language.ts';
import { openLanguageSwitcher } from './language-switcher.ts';

test('after going back and forward, the page and its address agree', async ({ page }) => {
  await page.goto(
    `/de${queryFor({ ...otherInputs, newLevel1PartnersPerMonth: someInputs.newLevel1PartnersPerMonth })}`,
  );
  await calculatorOn(page, defaultLanguage).monthly.fill(String(otherInputs.newLevel1PartnersPerMonth));
  const list = await openLanguageSwitcher(page, defaultLanguage);
  await list.getByRole('link', { name: otherLanguage.name }).click();
  await calculatorOn(page, otherLanguage).shows(otherInputs);
  await calculatorOn(page, otherLanguage).enter(someInputs);

  await page.goBack();
  await expect(page).toHaveURL(`/de${queryFor(otherInputs)}`);
  await calculatorOn(page, defaultLanguage).shows(otherInputs);
  await page.goForward();
  await expect(page).toHaveURL(`/${otherLanguage.path}${queryFor(someInputs)}`);
  await calculatorOn(page, otherLanguage).shows(someInputs);
});

test('going back within the page keeps the inputs and brings the address into line', async ({ page }) => {
  await page.goto(`/de${queryFor(otherInputs)}`);
  const skipLink = page.getByRole('link', { name: translator(defaultLanguage)('skipToCalculator') });
  await skipLink.press('Enter');
  await expect(page).toHaveURL(`/de${queryFor(otherInputs)}#calculator`);
  const calculator = calculatorOn(page, defaultLanguage);
  await calculator.enter(someInputs);
  await expect(page).toHaveURL(`/de${queryFor(someInputs)}#calculator`);
  await page.goBack();
  await expect(page).toHaveURL(`/de${queryFor(someInputs)}`);
  await calculator.shows(someInputs);
});
