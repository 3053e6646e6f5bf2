import { expect, test } from '@playwright/test';
import { languages } from '../../src/config/languages.ts';
import { cautiousAssumptions } from '../../src/model/assumptions.ts';
import { largestInputs } from '../../src/model/largest-inputs.ts';
import { maximumInput } from '../../src/settings/settings.ts';
import { plan } from '../../src/model/plan.ts';
import { defaultInputs } from '../../src/model/query-string.ts';
import { calculatorOn } from '../support/calculator.ts';
import { bothDirections, crosswise, demandingLanguages, exhaustive } from '../support/demanding-languages.ts';
import { changedInputs, queryFor, someInputs } from '../support/entered-inputs.ts';
import { holdIslandScripts, untilHydrated } from '../support/island-scripts.ts';
import { expectToFit } from '../support/sample-settings.ts';
import { layoutShifts, watchLayoutShifts } from './layout-shift.ts';
import { trickle } from '../support/network.ts';

/** To run in the page: where everything stands; elements are named without texts and values, which may change. */
const placesOfAll = () =>
  [...document.querySelectorAll('main :is(h2, h3, p, label, th, td, dt, li, input, button, summary, section)')]
    .filter((element) => element.checkVisibility() && !element.closest('.month-detail'))
    // These end at one edge, and are as long as their amounts.
    .filter((element) => !element.matches('p:has(> bdi:only-child), [name=other]'))
    .map((element) => {
      const { left, right, top } = element.getBoundingClientRect();
      const start = document.dir === 'rtl' ? right : left;
      const name = element.getAttribute('name') ?? element.id;
      return `${element.localName} ${name} at ${Math.round(start)}, ${Math.round(top + scrollY)}`;
    });

/** To run in the page: has what is there drawn. */
async function twoFrames(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}

test('in every language, the second example stands where it stood once both have changed places', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const moved: string[] = [];
  for (const language of languages) {
    const places: number[] = [];
    for (const inputs of [defaultInputs, { ...defaultInputs, ...cautiousAssumptions }]) {
      await page.goto(`/${language.path}${queryFor(inputs)}`);
      const { otherResult, shows } = calculatorOn(page, language);
      await shows(inputs);
      places.push((await otherResult.locator('..').boundingBox())!.y);
    }
    if (new Set(places).size > 1) moved.push(`${language.name} at ${places.join(' and ')}`);
  }
  expectToFit('The second example moves', moved);
});

const viewports = [
  { width: 360, height: 640, details: {} },
  { width: 1280, height: 800, details: {} },
  // A wider sheet, with the same order of things.
  { width: 1440, height: 900, details: exhaustive },
];

for (const { details, ...viewport } of viewports) {
  test.describe(`at ${viewport.width} px`, details, () => {
    test.use({ viewport });

    for (const language of demandingLanguages) {
      test(
        `in ${language.name}, nothing jumps on load, on React’s arrival and on typing`,
        crosswise(language, viewport.width),
        async ({ page }) => {
          const calculator = calculatorOn(page, language);
          await watchLayoutShifts(page);
          const release = await holdIslandScripts(page);
          await page.goto(`/${language.path}${queryFor(someInputs)}`, { waitUntil: 'commit' });
          await calculator.shows(someInputs);
          expect(await layoutShifts(page)).toEqual([]);

          release();
          await untilHydrated(page);
          expect(await layoutShifts(page)).toEqual([]);

          // With five digits, the sentence below the heading may need one more line.
          await calculator.partners.fill('');
          for (const digit of '999') await page.keyboard.press(digit);
          await calculator.shows({ ...someInputs, partnersAtStart: 999 });
          expect(await layoutShifts(page, { besideDigits: true })).toEqual([]);
        },
      );

      test(
        `in ${language.name}, other assumptions, a step or another month move nothing`,
        crosswise(language, viewport.width),
        async ({ page }) => {
          const { month, shows, useOther, increase, decrease, openAssumptions } = calculatorOn(page, language);
          await page.goto(`/${language.path}${queryFor(largestInputs)}`);
          await untilHydrated(page);
          await shows(largestInputs);
          await openAssumptions();
          const places = await page.evaluate(placesOfAll);
          const stepped = { ...largestInputs, ...cautiousAssumptions, partnersAtStart: maximumInput - 1 };
          await useOther.click();
          await decrease('partnersAtStart').click();
          await shows(stepped);
          expect(await page.evaluate(placesOfAll)).toEqual(places);
          await increase('partnersAtStart').click();
          await useOther.click();
          // On phones, the chosen month opens below itself: `month-choice` has that.
          if (viewport.width === 360) return;
          for (const number of [1, Math.ceil(plan.horizonMonths / 2), plan.horizonMonths]) {
            await month(number).check();
            await shows(largestInputs, number);
            expect(await page.evaluate(placesOfAll), `month ${number}`).toEqual(places);
          }
        },
      );
    }

    for (const language of demandingLanguages) {
      test(
        `in ${language.name}, a page that arrives bit by bit does not jump`,
        bothDirections.includes(language) ? crosswise(language, viewport.width) : exhaustive,
        async ({ page, baseURL }) => {
          await watchLayoutShifts(page);
          // Styles that come late have content appear after four seconds, which is no matter of this test.
          await page.addInitScript(() => {
            const holdAppearance = () => {
              for (const animation of document.getAnimations())
                if ((animation as CSSAnimation).animationName === 'appear') animation.pause();
              requestAnimationFrame(holdAppearance);
            };
            holdAppearance();
          });
          const drawn = () => page.evaluate(twoFrames).catch(() => {});
          const slow = await trickle(baseURL ?? '', 1000, drawn);
          // Other assumptions bring all that other numbers do, and a word about themselves.
          await page.goto(`${slow.origin}/${language.path}${queryFor(changedInputs)}`, { waitUntil: 'commit' });
          await calculatorOn(page, language).shows(changedInputs);
          expect(await layoutShifts(page)).toEqual([]);
          slow.close();
        },
      );
    }
  });
}
