import { expect, test } from '@playwright/test';
import { largestInputs } from '../../src/config/inputs.ts';
import { languages } from '../../src/config/languages.ts';
import { calculatorOn } from '../support/calculator.ts';
import { openDisclosures } from './disclosures.ts';
import { queryFor } from '../support/entered-inputs.ts';
import { untilHydrated } from '../support/island-scripts.ts';
import { brokenWords } from './broken-words.ts';

/** The narrowest phones, common ones, both sides of each width at which the months stand otherwise, and large screens. */
const widths = [320, 360, 390, 500, 640, 768, 1023, 1024, 1280, 1440, 1920];

for (const language of languages) {
  test(`in ${language.name} no amount and no word of a label or button is broken or cut at any width, and the months’ amounts have one size`, async ({
    page,
  }) => {
    const { amounts, shows } = calculatorOn(page, language);
    const faults: string[] = [];
    const look = async (what: string) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const sizes = await amounts.evaluateAll(
          (all) => new Set(all.map((one) => getComputedStyle(one).fontSize)).size,
        );
        if (sizes > 1) faults.push(`${what}, at ${width} px: the months’ amounts have ${sizes} sizes`);
        for (const fault of await page.evaluate(brokenWords)) faults.push(`${what}, at ${width} px: ${fault}`);
      }
    };
    await page.goto(`/${language.path}`);
    await untilHydrated(page);
    await openDisclosures(page);
    await look('as built');
    await page.goto(`/${language.path}${queryFor(largestInputs)}`);
    await shows(largestInputs);
    await untilHydrated(page);
    await openDisclosures(page);
    await look('with the largest numbers');
    expect(faults).toEqual([]);
  });
}
