import { expect, test, type Page } from '@playwright/test';
import { defaultLanguage, languages, type Language } from '../../src/config/languages.ts';
import { plan } from '../../src/config/plan.ts';
import { translator } from '../../src/content/translate.ts';
import { markWidth } from '../../src/model/picture.ts';
import type { Inputs } from '../../src/model/projection.ts';
import { barDrawing, calculatorOn, drawnBars } from '../support/calculator.ts';
import { changedInputs, otherInputs, queryFor, someInputs } from '../support/entered-inputs.ts';
import { expectedPicture } from '../support/expected-picture.ts';

const bothDirections = [defaultLanguage, ...languages.filter(({ direction }) => direction === 'rtl')];
const months = Array.from({ length: plan.horizonMonths }, (_, index) => index + 1);

/** Twelve months stand side by side where there is room. */
const isYear = plan.horizonMonths === 12;

/** Opens a page at this width; its bars are drawn. */
async function openPicture(page: Page, width: number, language: Language, inputs: Inputs = someInputs): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(`/${language.path}${queryFor(inputs)}`);
  await calculatorOn(page, language).shows(inputs);
}

/** How far along each month's bar its mark begins and ends, as thousandths of the bar's length, seen on the screen. */
async function marksSeen(page: Page, edge: 'left' | 'right' | 'bottom'): Promise<(readonly [number, number])[]> {
  return Promise.all(
    months.map((month) =>
      barDrawing(page, month).evaluate((drawing, from) => {
        const bar = drawing.getBoundingClientRect();
        const { left, right, top, bottom } = drawing.querySelector('rect:last-child')!.getBoundingClientRect();
        const along = {
          left: [left - bar.left, right - bar.left, bar.width],
          right: [bar.right - right, bar.right - left, bar.width],
          bottom: [bar.bottom - bottom, bar.bottom - top, bar.height],
        }[from] as [number, number, number];
        return [(1000 * along[0]) / along[2], (1000 * along[1]) / along[2]] as const;
      }, edge),
    ),
  );
}

/** Compares what is seen with the model, in which a bar's length is a thousand. */
function expectMarks(seen: readonly (readonly [number, number])[], inputs: Inputs): void {
  const expected = expectedPicture(inputs).bars.map((parts) => parts.at(-1)!.x);
  for (const [index, [start, end]] of seen.entries()) {
    expect(start, `month ${index + 1}`).toBeCloseTo(expected[index]!, 0);
    expect(end - start, `month ${index + 1}`).toBeCloseTo(markWidth, 0);
  }
}

for (const language of bothDirections) {
  const start = language.direction === 'rtl' ? 'right' : 'left';

  test(`in ${language.name}, a mark crosses each month’s bar where the cautious case’s amount ends, from the ${start} on a phone`, async ({
    page,
  }) => {
    for (const inputs of [someInputs, changedInputs]) {
      await openPicture(page, 390, language, inputs);
      expectMarks(await marksSeen(page, start), inputs);
    }
  });

  if (isYear) {
    test(`in ${language.name}, it stands as high in each month’s column, which follow each other from the ${start}`, async ({
      page,
    }) => {
      await openPicture(page, 1280, language, changedInputs);
      expectMarks(await marksSeen(page, 'bottom'), changedInputs);
      const places = await Promise.all(months.map(async (month) => (await barDrawing(page, month).boundingBox())!.x));
      const inOrder = places.toSorted((one, other) => (start === 'left' ? one - other : other - one));
      expect(places).toEqual(inOrder);
    });
  }
}

test('the marks follow the fields, and stand where the bars end as soon as the assumptions are the cautious ones', async ({
  page,
}) => {
  await openPicture(page, 390, defaultLanguage);
  const calculator = calculatorOn(page, defaultLanguage);
  await calculator.enter(otherInputs);
  await expect(async () => expectMarks(await marksSeen(page, 'left'), otherInputs)).toPass();
  await calculator.assumptionsTitle.click();
  await calculator.cautious.click();
  const ends = async () => {
    const bars = await drawnBars(page);
    return months.map((month) => {
      const [mark, last] = bars[month - 1]!.toReversed();
      return { bar: last!.x + last!.width, mark: mark!.x + mark!.width };
    });
  };
  await expect
    .poll(async () => {
      // A mark is never cut off: across a bar that is shorter than it is wide it ends behind the bar.
      return (await ends()).filter(({ bar, mark }) => mark !== Math.max(bar, markWidth));
    })
    .toEqual([]);
});

test('a mark is wider than its bar is thick, and of another colour than all parts of the bar', async ({ page }) => {
  await openPicture(page, 390, defaultLanguage);
  const drawing = barDrawing(page, plan.horizonMonths);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const parts = await drawing
      .locator('rect')
      .evaluateAll((all) =>
        all.map((part) => ({ fill: getComputedStyle(part).fill, thickness: part.getBoundingClientRect().height })),
      );
    const [mark, ...others] = parts.reverse();
    for (const { fill, thickness } of others) {
      expect(mark!.fill).not.toBe(fill);
      expect(mark!.thickness).toBeGreaterThan(1.2 * thickness);
    }
  }
});

for (const language of bothDirections) {
  const t = translator(language);
  const legend = (page: Page) => page.getByRole('list', { name: t('revenueByTier') }).getByText(t('cautiousCase'));
  const nameInPicture = (page: Page) =>
    page
      .getByRole('region', { name: t('monthlyRevenue') })
      .locator('ol')
      .getByText(t('cautiousCase'), { exact: true });

  test(`in ${language.name}, the legend names the marks on a phone`, async ({ page }) => {
    await openPicture(page, 390, language);
    await expect(legend(page)).toBeVisible();
    await expect(nameInPicture(page).filter({ visible: true })).toHaveCount(0);
  });

  test(`in ${language.name}, ${isYear ? 'the name stands beside the end of the line that they make' : 'the legend names them'} on a wide screen`, async ({
    page,
  }) => {
    for (const width of [1280, 1440]) {
      await openPicture(page, width, language, changedInputs);
      if (!isYear) {
        await expect(legend(page)).toBeVisible();
        continue;
      }
      await expect(legend(page)).toBeHidden();
      const name = (await nameInPicture(page).boundingBox())!;
      const mark = (await barDrawing(page, plan.horizonMonths).locator('rect').last().boundingBox())!;
      // At the same height, behind the last column.
      expect(Math.abs(name.y + name.height / 2 - (mark.y + mark.height / 2))).toBeLessThanOrEqual(4);
      const gap = language.direction === 'rtl' ? mark.x - (name.x + name.width) : name.x - (mark.x + mark.width);
      expect(gap).toBeGreaterThanOrEqual(0);
      expect(gap).toBeLessThan(30);
    }
  });
}
