import { expect, test } from '@playwright/test';
import { fullLength } from '../../src/model/bars.ts';
import { calculatorOn } from '../support/calculator.ts';
import { expectedBars } from '../support/expected-figures.ts';
import { bothDirections, crosswise } from '../support/demanding-languages.ts';
import { queryFor, someInputs } from '../support/entered-inputs.ts';

for (const language of bothDirections) {
  for (const width of [360, 768, 1280]) {
    const isUpright = width > 640;
    test(
      `in ${language.name}, at ${width} px each month has a pair of ${isUpright ? 'upright' : 'lying'} bars, as long as its amounts, and a month of nothing has none`,
      crosswise(language, width),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`/${language.path}${queryFor({ ...someInputs, partnersAtStart: 0 })}`);
        await calculatorOn(page, language).shows({ ...someInputs, partnersAtStart: 0 });
        const months = await page
          .locator('[data-bars]')
          .evaluateAll((drawings) =>
            drawings.map((drawing) =>
              [drawing, ...drawing.querySelectorAll('rect')].map(
                (one) => one.getBoundingClientRect().toJSON() as DOMRect,
              ),
            ),
          );
        for (const [index, [drawing, ...bars]] of months.entries()) {
          for (const [place, bar] of bars.entries()) {
            const share = expectedBars({ ...someInputs, partnersAtStart: 0 })[index]![place]! / fullLength;
            const [length, full] = isUpright ? [bar.height, drawing!.height] : [bar.width, drawing!.width];
            expect(Math.abs(length - share * full)).toBeLessThanOrEqual(1.5);
            if (share === 0) continue;
            expect(isUpright ? bar.width : bar.height).toBeGreaterThanOrEqual(4);
          }
          const [first, second] = bars;
          if (second!.width * second!.height === 0) continue;
          // Upright ones begin at the bottom, lying ones where lines begin.
          if (isUpright) expect(Math.abs(first!.bottom - second!.bottom)).toBeLessThan(0.5);
          else if (language.direction === 'rtl') expect(Math.abs(first!.right - second!.right)).toBeLessThan(0.5);
          else expect(Math.abs(first!.left - second!.left)).toBeLessThan(0.5);
        }
      },
    );
  }
}
