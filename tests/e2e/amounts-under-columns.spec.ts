import { expect, test, type Locator } from '@playwright/test';
import type { Language } from '../../src/config/languages.ts';
import { plan } from '../../src/config/plan.ts';
import { roomFor } from '../../src/format/number-formats.ts';
import { cautiousInputs } from '../../src/model/assumptions.ts';
import type { Inputs } from '../../src/model/projection.ts';
import { defaultInputs } from '../../src/model/query-string.ts';
import { calculatorOn } from '../support/calculator.ts';
import { bothDirections } from '../support/demanding-languages.ts';
import { queryFor } from '../support/entered-inputs.ts';
import { amountsFor } from '../support/expected-amounts.ts';

/** Inputs with which the longest amount of the months, in either case, takes the room of so many characters. */
function withRoom(room: number, language: Language): Inputs {
  const partners = Array.from({ length: 60 }, (_, step) => Math.round(1.2 ** step));
  const all = partners.map((partnersAtStart) => ({ ...defaultInputs, partnersAtStart, newLevel1PartnersPerMonth: 0 }));
  const amounts = (inputs: Inputs) => [inputs, cautiousInputs(inputs)].flatMap((one) => amountsFor(language, one));
  return all.find((inputs) => roomFor(amounts(inputs)) === room)!;
}

/** Where the middles of elements are from the left, and where their upper edges are, in CSS pixels. */
async function placesOf(elements: Locator) {
  const boxes = await elements.evaluateAll((all) =>
    all.map((element) => {
      const { left, width, top } = element.getBoundingClientRect();
      return { middle: left + width / 2, top: Math.round(top) };
    }),
  );
  return { middles: boxes.map(({ middle }) => Math.round(middle)), tops: boxes.map(({ top }) => top) };
}

/** Where so many amounts stand: in one row, or in two by turns. */
const inRows = (rows: number, tops: readonly number[]) => tops.map((_, index) => tops[index % rows]);

const layouts = [
  { width: 1280, room: 10, rows: 1 },
  { width: 1280, room: 12, rows: 2 },
  { width: 1440, room: 12, rows: 1 },
  { width: 1440, room: 15, rows: 2 },
] as const;

// Of more than twelve months, no column is wide enough.
if (plan.horizonMonths <= 12)
  for (const language of bothDirections)
    for (const { width, room, rows } of layouts)
      test(`in ${language.name}, at ${width} px amounts of ${room} characters stand below their columns, in rows: ${rows}`, async ({
        page,
      }) => {
        const inputs = withRoom(room, language);
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`/${language.path}${queryFor(inputs)}`);
        const { amounts, cautiousAmounts, shows, tiles } = calculatorOn(page, language);
        await shows(inputs);
        const columns = await placesOf(tiles.locator('svg:has(rect)'));
        for (const each of [amounts, cautiousAmounts]) {
          const { middles, tops } = await placesOf(each);
          for (const [index, middle] of middles.entries())
            expect(Math.abs(middle - columns.middles[index]!), `month ${index + 1}`).toBeLessThanOrEqual(1);
          expect(tops).toEqual(inRows(rows, tops));
          expect(new Set(tops).size).toBe(rows);
        }
      });
