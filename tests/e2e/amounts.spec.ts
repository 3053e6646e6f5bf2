import { expect, test } from '@playwright/test';
import { languages } from '../../src/config/languages.ts';
import { plan } from '../../src/config/plan.ts';
import { translator } from '../../src/content/translate.ts';
import { calculatorOn, queryFor } from '../support/calculator.ts';
import { amountsOfVector } from '../support/expected-amounts.ts';

for (const language of languages) {
  test(`in ${language.name}, inputs in the address and typed ones give the independently computed amounts`, async ({
    page,
  }) => {
    const t = translator(language);
    const calculator = calculatorOn(page, language);

    await page.goto(`/${language.path}${queryFor(50, 5)}`);
    await calculator.shows('50', '5', amountsOfVector(language, 50, 5));
    await page.goto(`/${language.path}${queryFor(99999, 99999)}`);
    await calculator.shows('99999', '99999', amountsOfVector(language, 99999, 99999));

    await calculator.partners.fill('');
    await calculator.partners.pressSequentially('250');
    await calculator.monthly.fill('40');
    await calculator.shows('250', '40', amountsOfVector(language, 250, 40));

    await expect(calculator.tiles).toHaveCount(plan.horizonMonths);
    for (const [index, text] of (await calculator.tiles.allTextContents()).entries()) {
      expect(text).toContain(t('monthNumber', { month: String(index + 1) }));
    }
  });
}
