import { expect, test, type Page } from '@playwright/test';
import { defaultLanguage, languages, type Language } from '../../src/config/languages.ts';
import { plan } from '../../src/config/plan.ts';
import { project } from '../../src/model/projection.ts';
import { calculatorOn } from '../support/calculator.ts';
import { queryFor, someInputs } from '../support/entered-inputs.ts';

const bothDirections = [defaultLanguage, ...languages.filter(({ direction }) => direction === 'rtl')];
const isYear = plan.horizonMonths === 12;

/** A box on the screen; `start` and `end` are its edges in the direction of reading, from the page's start. */
interface Box {
  readonly start: number;
  readonly end: number;
  readonly top: number;
  readonly bottom: number;
}

/** The boxes of the months' drawings, and of the coloured parts in each: without the last, the cautious case's mark. */
async function boxesOn(page: Page, language: Language, width: number) {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(`/${language.path}${queryFor(someInputs)}`);
  const { tiles, shows } = calculatorOn(page, language);
  await shows(someInputs);
  return tiles.locator('svg:has(rect)').evaluateAll((drawings, isRightToLeft) => {
    const boxOf = (element: Element): Box => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const [start, end] = isRightToLeft ? [innerWidth - right, innerWidth - left] : [left, right];
      return { start, end, top, bottom };
    };
    return drawings.map((drawing) => ({
      whole: boxOf(drawing),
      parts: [...drawing.querySelectorAll('rect')].slice(0, -1).map(boxOf),
    }));
  }, language.direction === 'rtl');
}

/** Each month's revenue as a part of the best month's. */
function expectedLengths(): number[] {
  const cents = project(plan, someInputs).map((month) => month.totalRevenueCents);
  return cents.map((one) => one / Math.max(...cents));
}

/** Compares lengths on the screen with the revenues, to a pixel. */
function expectProportional(lengths: readonly number[], full: number): void {
  for (const [index, part] of expectedLengths().entries())
    expect(Math.abs(lengths[index]! - part * full), `month ${index + 1}`).toBeLessThanOrEqual(1.5);
}

for (const language of bothDirections) {
  test(`in ${language.name}, on a phone the months’ bars lie below each other, as long as their revenues`, async ({
    page,
  }) => {
    const months = await boxesOn(page, language, 390);
    expect(months).toHaveLength(plan.horizonMonths);
    for (const [index, { whole, parts }] of months.entries()) {
      expect(whole.start).toBe(months[0]!.whole.start);
      if (index > 0) expect(whole.top).toBeGreaterThanOrEqual(months[index - 1]!.whole.bottom);
      // Thick enough to be seen.
      for (const { top, bottom } of parts) expect(bottom - top).toBeGreaterThanOrEqual(6);
      expect(parts[0]!.start).toBeCloseTo(whole.start, 0);
    }
    const { whole } = months[0]!;
    const lengths = months.map(({ parts }) => Math.max(...parts.map(({ end }) => end)) - whole.start);
    expectProportional(lengths, whole.end - whole.start);
  });

  if (isYear) {
    test(`in ${language.name}, on a desktop they stand side by side on one line, as high as their revenues`, async ({
      page,
    }) => {
      const months = await boxesOn(page, language, 1280);
      expect(months).toHaveLength(plan.horizonMonths);
      for (const [index, { whole, parts }] of months.entries()) {
        expect(whole.bottom).toBe(months[0]!.whole.bottom);
        if (index > 0) expect(whole.start).toBeGreaterThanOrEqual(months[index - 1]!.whole.end);
        expect(parts[0]!.bottom).toBeCloseTo(whole.bottom, 0);
      }
      const { whole } = months[0]!;
      const heights = months.map(({ parts }) => whole.bottom - Math.min(...parts.map(({ top }) => top)));
      expectProportional(heights, whole.bottom - whole.top);
    });
  }
}
