import { expect, test, type Page } from '@playwright/test';
import { defaultLanguage, type Language } from '../../src/config/languages.ts';
import { publishedLanguages } from '../../src/content/untranslated.ts';
import { plan } from '../../src/model/plan.ts';
import { formatsFor } from '../../src/content/numbers-from-intl.ts';
import type { Inputs } from '../../src/model/projection.ts';
import { calculatorOn } from '../support/calculator.ts';
import { oneOfEachDirection } from '../support/demanding-languages.ts';
import { queryFor, someAssumptions, someInputs } from '../support/entered-inputs.ts';
import { untilHydrated } from '../support/island-scripts.ts';

/** Some numbers of partners, with these assumptions. */
const assuming = (assumptions: Partial<Inputs>): Inputs => ({ ...someInputs, ...assumptions });

async function openAssumptions(page: Page, inputs: Inputs, language: Language = defaultLanguage) {
  const calculator = calculatorOn(page, language);
  await page.goto(`/${language.path}${queryFor(inputs)}`);
  await untilHydrated(page);
  await calculator.assumptionsTitle.click();
  return calculator;
}

const { referralsTenths } = someAssumptions;
const [whole, tenths] = [Math.floor(referralsTenths / 10), referralsTenths % 10];
const arabic = (digit: number) => String.fromCodePoint(0x660 + digit);
const spellings = [
  `${whole}.${tenths}`,
  `${whole},${tenths}`,
  `${arabic(whole)}٫${arabic(tenths)}`,
  `${arabic(whole)},${arabic(tenths)}`,
];

for (const language of publishedLanguages.filter(({ code }) => ['de', 'en', 'fr', 'ar'].includes(code))) {
  test(
    `in ${language.name}, referrals are taken with either decimal sign and in Arabic digits, and written as the language does once the field is left`,
    oneOfEachDirection(language),
    async ({ page }) => {
      const { count: write } = formatsFor(language, plan.currency);
      const { fields, shows, assumptionsTitle } = await openAssumptions(page, someInputs, language);
      for (const typed of spellings) {
        await fields.referralsTenths.fill('');
        await page.keyboard.type(typed);
        await assumptionsTitle.focus();
        expect(await fields.referralsTenths.inputValue(), typed).toBe(write(referralsTenths / 10));
        await shows(assuming({ referralsTenths }));
      }
      await expect(page).toHaveURL(`/${language.path}${queryFor(assuming({ referralsTenths }))}`);
    },
  );
}
