import { expect, test } from '@playwright/test';
import { maximumInput } from '../../src/config/inputs.ts';
import { calculatorOn } from '../support/calculator.ts';
import { demandingLanguages } from '../support/demanding-languages.ts';
import { queryFor, someInputs } from '../support/entered-inputs.ts';
import { holdIslandScripts, untilHydrated } from '../support/island-scripts.ts';
import { layoutShifts, layoutShiftsBesideDigits, watchLayoutShifts } from './layout-shift.ts';
import { trickle } from '../support/network.ts';

const viewports = [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
];

for (const viewport of viewports) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const language of demandingLanguages) {
      test(`in ${language.name}, nothing jumps on load, on React’s arrival and on typing`, async ({ page }) => {
        const calculator = calculatorOn(page, language);
        await watchLayoutShifts(page);
        const release = await holdIslandScripts(page);
        await page.goto(`/${language.path}${queryFor(someInputs)}`, { waitUntil: 'commit' });
        await calculator.shows(someInputs);
        expect(await layoutShifts(page)).toBe(0);

        release();
        await untilHydrated(page);
        expect(await layoutShifts(page)).toBe(0);

        await calculator.partners.fill('');
        for (const digit of String(maximumInput)) await page.keyboard.press(digit);
        await calculator.shows({ ...someInputs, partnersAtStart: maximumInput });
        expect(await layoutShiftsBesideDigits(page)).toBe(0);
      });
    }

    test('a page that arrives bit by bit does not jump', async ({ page, baseURL }) => {
      await watchLayoutShifts(page);
      const slow = await trickle(baseURL ?? '', 5000);
      for (const language of demandingLanguages) {
        await page.goto(`${slow.origin}/${language.path}${queryFor(someInputs)}`);
        await calculatorOn(page, language).shows(someInputs);
        expect(await layoutShifts(page), language.name).toBe(0);
      }
      slow.close();
    });
  });
}
