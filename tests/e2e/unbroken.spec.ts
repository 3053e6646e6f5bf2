import { expect, test, type Page } from '@playwright/test';
import { largestInputs } from '../../src/config/inputs.ts';
import type { Language } from '../../src/config/languages.ts';
import { publishedLanguages } from '../../src/content/published-languages.ts';
import { cautiousInputs } from '../../src/model/assumptions.ts';
import { calculatorOn } from '../support/calculator.ts';
import { demandingLanguages, selections } from '../support/demanding-languages.ts';
import { queryFor } from '../support/entered-inputs.ts';
import { untilHydrated } from '../support/island-scripts.ts';
import { amountsFor } from '../support/expected-amounts.ts';
import { exhaustive } from '../support/exhaustive.ts';
import { brokenWords } from './broken-words.ts';
import { openDisclosures } from './disclosures.ts';

/** The narrowest phones, common ones, both sides of each width at which the months stand otherwise, and large screens. */
const allWidths = [320, 360, 390, 500, 639, 640, 767, 768, 1023, 1024, 1280, 1440, 1920];
/** Those at which each way in which the months stand is narrowest. */
const narrowest = [320, 640, 768, 1024, 1280];

/** What is wrong at some widths of a page whose folded parts are open. */
async function faultsAt(page: Page, language: Language, widths: readonly number[]): Promise<string[]> {
  const { amounts, cautiousAmounts } = calculatorOn(page, language);
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const found = await page.evaluate(brokenWords);
    for (const those of [amounts, cautiousAmounts]) {
      const sizes = await those.evaluateAll((all) => new Set(all.map((one) => getComputedStyle(one).fontSize)).size);
      if (sizes > 1) found.push(`the months’ amounts have ${sizes} sizes`);
    }
    for (const fault of found) faults.push(`at ${width} px: ${fault}`);
  }
  return faults;
}

async function open(page: Page, language: Language, query = ''): Promise<void> {
  await page.goto(`/${language.path}${query}`);
  await untilHydrated(page);
  await openDisclosures(page);
}

for (const language of publishedLanguages) {
  test(
    `in ${language.name}, no large amount and no word of a label or button is broken or cut where there is least room`,
    demandingLanguages.includes(language) ? {} : exhaustive,
    async ({ page }) => {
      await open(page, language, queryFor(largestInputs));
      const { result, cautiousResult } = calculatorOn(page, language);
      await expect(result).toHaveText(amountsFor(language, largestInputs).at(-1)!);
      await expect(cautiousResult).toHaveText(amountsFor(language, cautiousInputs(largestInputs)).at(-1)!);
      expect(await faultsAt(page, language, narrowest)).toEqual([]);
    },
  );
}

for (const { which, selected, details } of selections) {
  const widths = details === exhaustive ? allWidths : narrowest;
  test(
    `as the page is built, no amount and no word of a label or button is broken or cut in ${which}, at ${widths.length} widths`,
    details,
    async ({ page }) => {
      for (const language of selected) {
        await open(page, language);
        expect.soft(await faultsAt(page, language, widths), language.name).toEqual([]);
      }
    },
  );
}

test(
  'no large amount and no word of a label or button is broken or cut at any width in every language',
  exhaustive,
  async ({ page }) => {
    for (const language of publishedLanguages) {
      await open(page, language, queryFor(largestInputs));
      expect.soft(await faultsAt(page, language, allWidths), language.name).toEqual([]);
    }
  },
);
