import { expect, test, type Locator, type Page } from '@playwright/test';
import { defaultLanguage, type Language } from '../../src/config/languages.ts';
import { publishedLanguages } from '../../src/content/untranslated.ts';
import { translator } from '../../src/content/translate.ts';
import { calculatorOn } from '../support/calculator.ts';
import { demandingLanguages, phoneLetters } from '../support/demanding-languages.ts';
import { queryFor, someInputs } from '../support/entered-inputs.ts';
import { amountsFor } from '../support/expected-amounts.ts';
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
  const { tiles } = calculatorOn(page, language);
  // Where twelve do not fit in a line, the first line of them.
  const top = (tile: Locator) => tile.evaluate((element) => element.getBoundingClientRect().top);
  const isOneLine = (await top(tiles.first())) === (await top(tiles.last()));
  const lastInLine = isOneLine ? tiles.last() : tiles.nth(5);
  return hidden({
    ...fieldsAndAmounts(page, language),
    'the registration link': register.first(),
    'the result': page.locator('[data-result]'),
    'an amount of the first month': tiles.first().locator('[data-figure]').last(),
    'an amount of the last month in its line': lastInLine.locator('[data-figure]').last(),
  });
}

/**
 * What begins or ends too far down on a large phone. Limits are in CSS pixels from the top of the page.
 * @param allowance how much further down than in a phone's letters
 */
async function faultsOnLargePhone(page: Page, language: Language, allowance: number): Promise<string[]> {
  const { partners, result, cautiousResult } = calculatorOn(page, language);
  const topOf = async (part: Locator) => (await part.boundingBox())!.y;
  const endOf = async (part: Locator) => {
    const { y, height } = (await lineOf(part).boundingBox())!;
    return y + height;
  };
  const isTitleLong = (await page.getByRole('heading', { level: 1 }).boundingBox())!.height > 40 * allowance;
  const places = {
    'the fields': [await topOf(partners), isTitleLong ? 447 : 415],
    'the result': [await topOf(page.locator('[data-result]')), isTitleLong ? 567 : 535],
    'the amounts’ end': [Math.max(await endOf(result), await endOf(cautiousResult)), isTitleLong ? 692 : 660],
    'the end': [await page.evaluate(() => document.documentElement.scrollHeight), language.code === 'en' ? 2700 : 2850],
  } as const;
  return Object.entries(places)
    .filter(([, [place, most]]) => place > allowance * most)
    .map(([name, [place, most]]) => `${name} at ${place} px, not ${most} px`);
}

for (const language of publishedLanguages) {
  const details = demandingLanguages.includes(language) ? {} : phoneLetters;
  test(
    `in ${language.name}, the first screen shows both fields and both amounts, on a desktop the whole result and amounts of months, and a large phone’s page is short`,
    details,
    async ({ page }, { project }) => {
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
    },
  );
}

test('a page has few words: English at most 350 in its main part', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en');
  const words = await page.getByRole('main').evaluate((main) => (main as HTMLElement).innerText.split(/\s+/).length);
  expectToFit('The English page', words > 350 ? [`has ${words} words`] : []);
});

const sizeOf = (amount: Locator) => amount.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

for (const [width, least] of [
  [390, 26],
  [1280, 36],
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
