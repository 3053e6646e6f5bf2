import { expect, test, type Locator } from '@playwright/test';
import type { Language } from '../../src/config/languages.ts';
import { plan } from '../../src/config/plan.ts';
import { project } from '../../src/model/projection.ts';
import { calculatorOn } from '../support/calculator.ts';
import { bothDirections, crosswise } from '../support/demanding-languages.ts';
import { queryFor, someInputs } from '../support/entered-inputs.ts';

/** A box on the screen; `start` and `end` are its edges in the direction of reading, from the page's start. */
interface Box {
  readonly start: number;
  readonly end: number;
  readonly top: number;
  readonly bottom: number;
}

/** The boxes of drawings, and of the coloured parts in each. */
function boxesOf(drawings: Locator, { direction }: Language) {
  return drawings.evaluateAll((all, isRightToLeft) => {
    const boxOf = (element: Element): Box => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const [start, end] = isRightToLeft ? [innerWidth - right, innerWidth - left] : [left, right];
      return { start, end, top, bottom };
    };
    return all.map((drawing) => ({
      whole: boxOf(drawing),
      parts: [...drawing.querySelectorAll('rect, use')].map(boxOf),
    }));
  }, direction === 'rtl');
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
  for (const width of [360, 768, 1280]) {
    test(
      `in ${language.name}, at ${width} px the months’ columns stand side by side on one line, as high as their revenues`,
      crosswise(language, width),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`/${language.path}${queryFor(someInputs)}`);
        const { tiles, shows } = calculatorOn(page, language);
        await shows(someInputs);
        const months = await boxesOf(tiles.locator('svg:has(rect)'), language);
        expect(months).toHaveLength(plan.horizonMonths);
        for (const [index, { whole, parts }] of months.entries()) {
          expect(whole.bottom).toBe(months[0]!.whole.bottom);
          if (index > 0) expect(whole.start).toBeGreaterThanOrEqual(months[index - 1]!.whole.end - 0.01);
          // Wide enough to be seen.
          for (const { start, end } of parts) expect(end - start).toBeGreaterThanOrEqual(6);
          expect(parts[0]!.bottom).toBeCloseTo(whole.bottom, 0);
        }
        const { whole } = months[0]!;
        const heights = months.map(({ parts }) => whole.bottom - Math.min(...parts.map(({ top }) => top)));
        expectProportional(heights, whole.bottom - whole.top);
      },
    );
  }

  test(`in ${language.name}, on a phone they also lie below each other, each in its month’s row, as long as their revenues`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(`/${language.path}${queryFor(someInputs)}`);
    const { tiles, shows } = calculatorOn(page, language);
    await shows(someInputs);
    const months = await boxesOf(tiles.locator('svg:has(use)'), language);
    expect(months).toHaveLength(plan.horizonMonths);
    for (const [index, { whole, parts }] of months.entries()) {
      expect(whole.start).toBe(months[0]!.whole.start);
      if (index > 0) expect(whole.top).toBeGreaterThanOrEqual(months[index - 1]!.whole.bottom);
      // Thick enough to be seen.
      for (const { top, bottom } of parts) expect(bottom - top).toBeGreaterThanOrEqual(6);
      expect(parts[0]!.start).toBeCloseTo(whole.start, 0);
    }
    const { whole } = months[0]!;
    const lengths = months.map(({ parts }) => parts[0]!.end - whole.start);
    expectProportional(lengths, whole.end - whole.start);
  });
}
