import { expect, test, type Locator, type Page } from '@playwright/test';
import { defaultLanguage, type Language } from '../../src/config/languages.ts';
import { publishedLanguages } from '../../src/content/published-languages.ts';
import { plan } from '../../src/config/plan.ts';
import { translator } from '../../src/content/translate.ts';
import { calculatorOn } from '../support/calculator.ts';
import { queryFor, someInputs } from '../support/entered-inputs.ts';
import { amountsFor } from '../support/expected-amounts.ts';
import { expectToFit } from '../support/sample-settings.ts';
import { isInSight } from './in-sight.ts';

const months = Array.from({ length: plan.horizonMonths }, (_, index) => index + 1);

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
    'the cautious amount': lineOf(cautiousResult),
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

/** To run in the page: whether the upper edge of a month's columns is in the window, and nothing lies over it. */
function beginsInSight(columns: Element): boolean {
  const { left, right, top } = columns.getBoundingClientRect();
  return columns.contains(document.elementFromPoint((left + right) / 2, top + 4));
}

const columnsOf = (page: Page, month: number) => page.locator(`#columns-${month}`);

/** What is amiss on a desktop's first screen. */
async function faultsOnDesktop(page: Page, language: Language): Promise<string[]> {
  const register = page.getByRole('main').getByRole('link', { name: translator(language)('registerNow') });
  return hidden({
    ...fieldsAndAmounts(page, language),
    'the registration link': register.first(),
    ...Object.fromEntries(months.map((number) => [`month ${number}`, columnsOf(page, number)])),
  });
}

/** What is amiss on a phone's first screen. */
async function faultsOnPhone(page: Page, language: Language): Promise<string[]> {
  const faults = await hidden(fieldsAndAmounts(page, language));
  const isHigh = page.viewportSize()!.height > 800;
  if (isHigh && !(await columnsOf(page, plan.horizonMonths).evaluate(beginsInSight)))
    faults.push('the year does not begin in sight');
  const opening = (await page.getByRole('main').locator('> :first-child').boundingBox())!;
  if (opening.height > 300) faults.push(`the opening is ${opening.height} px high`);
  return faults;
}

for (const language of publishedLanguages)
  test(`in ${language.name}, the first screen shows both fields, both amounts and, at 1280 px, the whole year and a registration link, on a large phone where the year begins, below an opening of at most 300 px`, async ({
    page,
  }) => {
    const faults: string[] = [];
    await page.goto(`/${language.path}`);
    for (const { width, height, faultsOf } of [
      { width: 1280, height: 800, faultsOf: faultsOnDesktop },
      { width: 390, height: 844, faultsOf: faultsOnPhone },
      { width: 360, height: 740, faultsOf: faultsOnPhone },
    ]) {
      await page.setViewportSize({ width, height });
      for (const fault of await faultsOf(page, language)) faults.push(`${width} × ${height}: ${fault}`);
    }
    expectToFit(`On the first screen in ${language.name}`, faults);
  });

const sizeOf = (amount: Locator) => amount.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

for (const [width, least] of [
  [390, 23],
  [1280, 31],
] as const) {
  test(`at ${width} px, the amount is large, and the cautious one as large`, async ({ page }) => {
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

test('on a phone, both amounts stay in sight while the fields or the year are', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await page.goto(`/${defaultLanguage.path}${queryFor(someInputs)}`);
  const { partners, monthly, month, amounts, result, cautiousResult } = calculatorOn(page, defaultLanguage);
  for (const part of [partners, monthly, month(1), amounts.nth(3), amounts.last()]) {
    // To the middle of the window.
    await part.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      scrollBy({ top: (top + bottom - innerHeight) / 2, behavior: 'instant' });
    });
    expect(await hidden({ part, 'the amount': lineOf(result), 'the cautious amount': lineOf(cautiousResult) })).toEqual(
      [],
    );
  }
});
