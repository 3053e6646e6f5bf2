import { expect, test, type Page } from '@playwright/test';
import { inputRules } from '../../src/config/inputs.ts';
import { defaultLanguage, type Language } from '../../src/config/languages.ts';
import { publishedLanguages } from '../../src/content/untranslated.ts';
import { plan } from '../../src/config/plan.ts';
import { formatsFor } from '../../src/content/numbers-from-intl.ts';
import { translator } from '../../src/content/translate.ts';
import type { Inputs } from '../../src/model/projection.ts';
import { calculatorOn } from '../support/calculator.ts';
import { oneOfEachDirection } from '../support/demanding-languages.ts';
import { queryFor, someAssumptions, someInputs } from '../support/entered-inputs.ts';
import { untilHydrated } from '../support/island-scripts.ts';

const t = translator(defaultLanguage);
const { count } = formatsFor(defaultLanguage, plan.currency);
const maximumReferrals = inputRules.referralsTenths.maximum;
const words = {
  ofPercent: t('inputBounds', { maximum: 100 }),
  ofReferrals: t('decimalBounds', { maximum: maximumReferrals / 10 }),
};

/** Some numbers of partners, with these assumptions. */
const assuming = (assumptions: Partial<Inputs>): Inputs => ({ ...someInputs, ...assumptions });

async function openAssumptions(page: Page, inputs: Inputs, language: Language = defaultLanguage) {
  const calculator = calculatorOn(page, language);
  await page.goto(`/${language.path}${queryFor(inputs)}`);
  await untilHydrated(page);
  await calculator.assumptionsTitle.click();
  return calculator;
}

/** What is said at a field about its bounds, in sight. */
const saidAt = (page: Page, text: string) => page.locator('p:not([role])').filter({ hasText: text, visible: true });

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

test('referrals step by a half as far as 0 and their maximum, and the word about the bounds follows', async ({
  page,
}) => {
  const { fields, increase, decrease, shows } = await openAssumptions(page, assuming({ referralsTenths: 3 }));
  const [field, plus, minus] = [fields.referralsTenths, increase('referralsTenths'), decrease('referralsTenths')];
  const said = saidAt(page, words.ofReferrals);
  await minus.click();
  await shows(assuming({ referralsTenths: 0 }));
  await expect(minus).toBeDisabled();
  await expect(said).toHaveCount(0);
  await minus.press('Enter');
  await expect(said).toHaveCount(1);
  await expect(field).toHaveAccessibleDescription(new RegExp(RegExp.escape(words.ofReferrals)));
  await plus.click();
  await expect(said).toHaveCount(0);
  await shows(assuming({ referralsTenths: 5 }));
  await field.press('ArrowUp');
  await field.press('ArrowUp');
  await shows(assuming({ referralsTenths: 15 }));
  await field.press('ArrowDown');
  await shows(assuming({ referralsTenths: 10 }));
  await expect(page).toHaveURL(`/de${queryFor(assuming({ referralsTenths: 10 }))}`);

  await field.fill(count((maximumReferrals - 2) / 10));
  await plus.click();
  await shows(assuming({ referralsTenths: maximumReferrals }));
  await expect(plus).toBeDisabled();
  await plus.press('Enter');
  await expect(said).toHaveCount(1);
  await shows(assuming({ referralsTenths: maximumReferrals }));
});

const beyond = [
  { name: 'cancellation', typed: '150', kept: '15', number: 15, word: words.ofPercent },
  { name: 'conversion', typed: '101', kept: '10', number: 10, word: words.ofPercent },
  { name: 'referralsTenths', typed: '0,55', kept: '0,5', number: 5, word: words.ofReferrals },
  {
    name: 'referralsTenths',
    typed: `${maximumReferrals / 10},1`,
    kept: `${maximumReferrals / 10},`,
    number: maximumReferrals,
    word: words.ofReferrals,
  },
] as const;

test('of a number that an assumption cannot have, its field takes what it can and says which numbers it takes', async ({
  page,
}) => {
  for (const { name, typed, kept, number, word } of beyond) {
    await test.step(`${typed}, typed as ${name}`, async () => {
      const { fields, shows, assumptionsTitle } = await openAssumptions(page, someInputs);
      await fields[name].focus();
      await page.keyboard.type(typed);
      await expect(fields[name]).toHaveValue(kept);
      await expect(saidAt(page, word)).toHaveCount(1);
      await assumptionsTitle.focus();
      await shows(assuming({ [name]: number }));
    });
  }
});
