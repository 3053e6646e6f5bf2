import { expect, test } from '@playwright/test';
import { plan } from '../../src/model/plan.ts';
import { fullHeight } from '../../src/model/drawings.ts';
import { calculatorOn } from '../support/calculator.ts';
import { expectedColumns } from '../support/expected-figures.ts';
import { bothDirections, crosswise } from '../support/demanding-languages.ts';
import { queryFor, someInputs } from '../support/entered-inputs.ts';

for (const language of bothDirections) {
  for (const width of [360, 768, 1280]) {
    test(
      `in ${language.name}, at ${width} px the months’ pairs of columns stand side by side on one line, as high as their amounts`,
      crosswise(language, width),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`/${language.path}${queryFor(someInputs)}`);
        await calculatorOn(page, language).shows(someInputs);
        const months = await page
          .locator('[id^=columns-]')
          .evaluateAll((drawings) =>
            drawings.map((drawing) =>
              [drawing, ...drawing.children].map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
            ),
          );
        expect(months).toHaveLength(plan.horizonMonths);
        for (const [index, [drawing, ...columns]] of months.entries()) {
          expect(drawing!.bottom).toBe(months[0]![0]!.bottom);
          for (const [place, { width: columnWidth, height }] of columns.entries()) {
            const expected = (expectedColumns(someInputs)[index]![place]! / fullHeight) * (drawing!.height - 1);
            expect(Math.abs(height - expected)).toBeLessThanOrEqual(1.5);
            // Wide enough to be seen, also if there are two years of them.
            expect(columnWidth).toBeGreaterThanOrEqual(4);
          }
          const [first, second] = language.direction === 'rtl' ? columns.toReversed() : columns;
          expect(first!.right).toBeLessThanOrEqual(second!.left + 0.1);
        }
      },
    );
  }
}
