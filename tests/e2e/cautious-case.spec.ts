import { expect, test, type Page } from '@playwright/test';
import { defaultLanguage, languages, type Language } from '../../src/config/languages.ts';
import { plan } from '../../src/config/plan.ts';
import { translator } from '../../src/content/translate.ts';
import { cautiousAssumptions } from '../../src/config/cautious.ts';
import { project, type Inputs } from '../../src/model/projection.ts';
import { barDrawing, calculatorOn } from '../support/calculator.ts';
import { changedInputs, otherInputs, queryFor, someInputs } from '../support/entered-inputs.ts';

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

/** Where a bar's last coloured part ends, and where its mark begins and ends: pixels from the bar's start. */
interface Seen {
  readonly bar: number;
  readonly start: number;
  readonly end: number;
  /** Of a bar that is as long as can be. */
  readonly full: number;
}

/** What is seen on the screen of each month's bar, which starts at this edge. */
async function marksSeen(page: Page, edge: 'left' | 'right' | 'bottom'): Promise<Seen[]> {
  return Promise.all(
    months.map((month) =>
      barDrawing(page, month).evaluate((drawing, from) => {
        const whole = drawing.getBoundingClientRect();
        const along = (element: Element): readonly [number, number] => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          if (from === 'left') return [left - whole.left, right - whole.left];
          return from === 'right'
            ? [whole.right - right, whole.right - left]
            : [whole.bottom - bottom, whole.bottom - top];
        };
        const [mark, ...parts] = [...drawing.querySelectorAll('rect')].reverse();
        const [start, end] = along(mark!);
        // A part without length is nowhere.
        const ends = parts.filter((part) => part.getAttribute('width') !== '0').map((part) => along(part)[1]);
        return { bar: Math.max(0, ...ends), start, end, full: from === 'bottom' ? whole.height : whole.width };
      }, edge),
    ),
  );
}

/** Compares the marks with the revenues: each ends where a bar of the cautious case's revenue would. */
function expectMarks(seen: readonly Seen[], inputs: Inputs): void {
  const [expected, cautious] = [inputs, { ...inputs, ...cautiousAssumptions }].map((one) =>
    project(plan, one).map((month) => month.totalRevenueCents),
  ) as [number[], number[]];
  const most = Math.max(...expected, ...cautious);
  for (const [index, { start, end, full }] of seen.entries()) {
    // Thin, and never cut off at the bar's start.
    const thickness = end - start;
    expect(thickness, `month ${index + 1}`).toBeGreaterThan(1);
    expect(thickness, `month ${index + 1}`).toBeLessThan(full / 40);
    const place = Math.max((cautious[index]! / most) * full, thickness);
    expect(Math.abs(end - place), `month ${index + 1}`).toBeLessThanOrEqual(1);
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
  await expect(async () => {
    for (const { bar, start, end } of await marksSeen(page, 'left')) {
      // A mark is never cut off: across a bar that is shorter than it is wide it ends behind the bar.
      expect(Math.abs(end - Math.max(bar, end - start))).toBeLessThanOrEqual(1);
    }
  }).toPass();
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
