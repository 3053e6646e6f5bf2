import { expect, test, type Locator, type Page } from '@playwright/test';
import { defaultLanguage, type Language } from '../../src/config/languages.ts';
import { publishedLanguages } from '../../src/content/untranslated.ts';
import { translator } from '../../src/content/translate.ts';
import { calculatorOn } from '../support/calculator.ts';
import { queryFor, someInputs } from '../support/entered-inputs.ts';
import { amountsFor } from '../support/expected-amounts.ts';
import { bothDirections } from '../support/demanding-languages.ts';
import { expectToFit } from '../support/sample-settings.ts';
import { isInSight } from './in-sight.ts';

/** What has to be wholly in sight, by its name. */
type Parts = Readonly<Record<string, Locator>>;

/** The line of an amount. The letters' own box reaches beyond it, into what stands below. */
const lineOf = (amount: Locator) => amount.locator('xpath=..');

function fieldsAndAmounts(page: Page, language: Language): Parts {
  const { partners, monthly, result, cautiousResult } = calculatorOn(page, language);
  return {
    'the first field': partners,
    'the second field': monthly,
    'the amount': lineOf(result),
    'the other amount': lineOf(cautiousResult),
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

/** What is amiss on a desktop's first screen. */
async function faultsOnDesktop(page: Page, language: Language): Promise<string[]> {
  const register = page.getByRole('main').getByRole('link', { name: translator(language)('registerNow') });
  const year = page.getByRole('region', { name: translator(language)('monthlyRevenue'), exact: true });
  return hidden({
    ...fieldsAndAmounts(page, language),
    'the registration link': register.first(),
    'the result': page.locator('[data-result]'),
    'the heading of the year': year.getByRole('heading'),
    'its amounts': year.getByRole('list').first(),
  });
}

/**
 * What begins or ends too far down on a large phone. Limits are in CSS pixels from the top of the page.
 * @param allowance how much further down than in a phone's letters and the shortest words
 */
async function faultsOnLargePhone(page: Page, language: Language, allowance: number): Promise<string[]> {
  const { partners } = calculatorOn(page, language);
  const topOf = async (part: Locator) => (await part.boundingBox())!.y;
  const conditions = (await page.locator('[data-result] dl').first().boundingBox())!;
  const places = {
    'the fields': [await topOf(partners), 370],
    'the result': [await topOf(page.locator('[data-result]')), 490],
    'the end of the conditions': [conditions.y + conditions.height, 700],
    'the end': [await page.evaluate(() => document.documentElement.scrollHeight), 2450],
  } as const;
  return Object.entries(places)
    .filter(([, [place, most]]) => place > allowance * most)
    .map(([name, [place, most]]) => `${name} at ${place} px, not ${most} px`);
}

for (const language of publishedLanguages)
  test(`in ${language.name}, the first screen shows both fields and both amounts, on a desktop the whole result and the year’s heading, and a large phone’s page is short`, async ({
    page,
  }, { project }) => {
    const faults: string[] = [];
    // Wide letters take a tenth more, and so do the words of some languages.
    const letters = project.name === 'wide-font' ? 1.1 : 1;
    const words = bothDirections.includes(language) || language.code === 'en' ? 1 : 1.1;
    await page.goto(`/${language.path}`);
    for (const { width, height, faultsOf } of [
      { width: 1280, height: 800, faultsOf: faultsOnDesktop },
      { width: 390, height: 844, faultsOf: faultsOnLargePhone },
      { width: 360, height: 740, faultsOf: async () => hidden(fieldsAndAmounts(page, language)) },
    ]) {
      await page.setViewportSize({ width, height: Math.round(height * letters) });
      for (const fault of await faultsOf(page, language, letters * words))
        faults.push(`${width} × ${height}: ${fault}`);
    }
    expectToFit(`On the first screen in ${language.name}`, faults);
  });

const sizeOf = (amount: Locator) => amount.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

for (const [width, least] of [
  [390, 27],
  [1280, 40],
] as const) {
  test(`at ${width} px, the amount is large, and the other as large`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/${defaultLanguage.path}${queryFor(someInputs)}`);
    const { result, cautiousResult } = calculatorOn(page, defaultLanguage);
    const large = await sizeOf(result);
    // An owner's prices may make it longer than ten characters: it is then smaller, and has room for a few more.
    const { length } = amountsFor(defaultLanguage, someInputs).at(-1)!;
    expect(large).toBeGreaterThanOrEqual(length > 10 ? (least * 8) / length : least);
    expect(await sizeOf(cautiousResult)).toBe(large);
  });
}
