import { test } from '@playwright/test';
import { calculatorOn, queryFor } from '../support/calculator.ts';
import { demandingLanguages } from '../support/demanding-languages.ts';
import { amountsOfVector } from '../support/expected-amounts.ts';

for (const language of demandingLanguages) {
  test(`in ${language.name}, inputs in the address and typed ones give the independently computed amounts`, async ({
    page,
  }) => {
    const calculator = calculatorOn(page, language);
    await page.goto(`/${language.path}${queryFor(99999, 99999)}`);
    await calculator.shows('99999', '99999', amountsOfVector(language, 99999, 99999));
    await calculator.partners.fill('');
    await calculator.partners.pressSequentially('250');
    await calculator.monthly.fill('40');
    await calculator.shows('250', '40', amountsOfVector(language, 250, 40));
  });
}
