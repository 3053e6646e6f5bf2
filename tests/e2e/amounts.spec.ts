import { test } from '@playwright/test';
import { languages } from '../../src/config/languages.ts';
import { calculatorOn, queryFor } from '../support/calculator.ts';
import { amountsOfVector } from '../support/expected-amounts.ts';

test('in every language, inputs in the address and typed ones give the independently computed amounts', async ({
  page,
}) => {
  for (const language of languages) {
    await test.step(language.name, async () => {
      const calculator = calculatorOn(page, language);
      await page.goto(`/${language.path}${queryFor(99999, 99999)}`, { waitUntil: 'domcontentloaded' });
      await calculator.shows('99999', '99999', amountsOfVector(language, 99999, 99999));
      await calculator.partners.fill('250');
      await calculator.monthly.fill('40');
      await calculator.shows('250', '40', amountsOfVector(language, 250, 40));
    });
  }
});

test('digits that are typed one by one give the independently computed amounts', async ({ page }) => {
  const calculator = calculatorOn(page, languages[0]);
  await page.goto(`/${languages[0].path}${queryFor(50, 5)}`);
  await calculator.shows('50', '5', amountsOfVector(languages[0], 50, 5));
  await calculator.partners.fill('');
  await calculator.partners.pressSequentially('250');
  await calculator.monthly.fill('40');
  await calculator.shows('250', '40', amountsOfVector(languages[0], 250, 40));
});
