import { expect, test, type Locator, type Page } from '@playwright/test';
import { type Language, languages } from '../../src/config/languages.ts';
import { translator } from '../../src/content/translate.ts';
import { defaultInputs } from '../../src/model/query-string.ts';
import { calculatorOn } from '../support/calculator.ts';
import { amountsFor } from '../support/expected-amounts.ts';
import { expectToFit } from '../support/sample-settings.ts';
import { isInSight } from './in-sight.ts';

/** What has to be wholly in sight, by its name. */
type Parts = Readonly<Record<string, Locator>>;

/** The line of an amount. The letters' own box reaches beyond it, into what stands below. */
const lineOf = (amount: Locator) => amount.locator('xpath=..');

function fieldsAndAmounts(page: Page, language: Language): Parts {
  const { partners, monthly, result } = calculatorOn(page, language);
  return {
    'the first field': partners,
    'the second field': monthly,
    'the amount': lineOf(result),
  };
}

/** The names of those parts that are not wholly in sight. */
async function hidden(parts: Parts): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(parts).map(async ([name, part]) =>
      (await part.evaluate(isInSight)) ? [] : [`${name} is not in sight`],
    ),
  );
  return found.flat();
}

/** What is amiss on a desktop's first screen: all five fields, the amount, the less favorable one and the people. */
async function faultsOnDesktop(page: Page, language: Language): Promise<string[]> {
  const register = page.getByRole('main').getByRole('link', { name: translator(language)('registerNow') });
  const { fields, figure } = calculatorOn(page, language);
  return hidden({
    ...fields,
    'the amount': lineOf(calculatorOn(page, language).result),
    'the less favorable amount': figure('otherCommission').locator('xpath=../..'),
    'the people': page.locator('[data-dot=subscriber]').last(),
    'the registration link': register.first(),
  });
}

/**
 * What begins or ends too far down on a large phone. Limits are in CSS pixels from the top of the page.
 * @param allowance how much further down than in a phone's letters
 */
async function faultsOnLargePhone(page: Page, language: Language, allowance: number): Promise<string[]> {
  const { partners, result } = calculatorOn(page, language);
  const { y, height } = (await lineOf(result).boundingBox())!;
  const isTitleLong = (await page.getByRole('heading', { level: 1 }).boundingBox())!.height > 40 * allowance;
  const places = {
    'the first field': [(await partners.boundingBox())!.y, isTitleLong ? 462 : 430],
    'the amount’s end': [y + height, isTitleLong ? 722 : 690],
    'the end': [await page.evaluate(() => document.documentElement.scrollHeight), language.code === 'en' ? 2750 : 2950],
  } as const;
  return Object.entries(places)
    .filter(([, [place, most]]) => place > allowance * most)
    .map(([name, [place, most]]) => `${name} at ${place} px, not ${most} px`);
}

for (const language of languages) {
  test(`in ${language.name}, the first screen shows both fields and the amount, on a desktop all fields, amounts and people, and a large phone’s page is short`, async ({
    page,
  }, { project }) => {
    const faults: string[] = [];
    // Wide letters take a fifth more.
    const letters = project.name === 'wide-font' ? 1.2 : 1;
    await page.goto(`/${language.path}`);
    for (const { width, height, faultsOf } of [
      { width: 1280, height: 800, faultsOf: faultsOnDesktop },
      { width: 390, height: 844, faultsOf: faultsOnLargePhone },
      { width: 360, height: 740, faultsOf: async () => hidden(fieldsAndAmounts(page, language)) },
    ]) {
      await page.setViewportSize({ width, height: Math.round(height * letters) });
      for (const fault of await faultsOf(page, language, letters)) faults.push(`${width} × ${height}: ${fault}`);
    }
    expectToFit(`On the first screen in ${language.name}`, faults);
  });
}

test('a page has few words, English at most 335 in its main part, and its amount has 48, 64 or 72 px, or less where it would not fit', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en');
  const words = await page.getByRole('main').evaluate((main) => (main as HTMLElement).innerText.split(/\s+/).length);
  expectToFit('The English page', words > 335 ? [`has ${words} words`] : []);
  const english = languages.find(({ code }) => code === 'en')!;
  const { result } = calculatorOn(page, english);
  // An owner's prices may make it longer than ten characters.
  const { length } = amountsFor(english, defaultInputs).at(-1)!;
  for (const { width, size } of [
    { width: 390, size: 48 },
    { width: 1280, size: 64 },
    { width: 1920, size: 72 },
  ]) {
    await page.setViewportSize({ width, height: 844 });
    const shown = await result.evaluate((amount) => Number.parseFloat(getComputedStyle(amount).fontSize));
    if (length <= 10) expect(shown).toBe(size);
    else expect(shown).toBeLessThanOrEqual(size);
  }
});
