import { test } from '@playwright/test';
import { largestInputs } from '../../src/config/inputs.ts';
import { calculatorOn } from '../support/calculator.ts';
import { demandingLanguages } from '../support/demanding-languages.ts';
import { otherInputs, queryFor } from '../support/entered-inputs.ts';

for (const language of demandingLanguages) {
  test(`in ${language.name}, inputs in the address and typed ones give their amounts`, async ({ page }) => {
    const calculator = calculatorOn(page, language);
    await page.goto(`/${language.path}${queryFor(largestInputs)}`);
    await calculator.shows(largestInputs);
    await calculator.partners.fill('');
    await calculator.partners.pressSequentially(String(otherInputs.partnersAtStart));
    await calculator.monthly.fill(String(otherInputs.newLevel1PartnersPerMonth));
    await calculator.shows({ ...otherInputs, referralsTenths: largestInputs.referralsTenths });
  });
}
