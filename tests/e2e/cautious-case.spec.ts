import { expect, test, type Page } from '@playwright/test';
import Color from 'colorjs.io';
import { defaultLanguage, type Language } from '../../src/config/languages.ts';
import { plan } from '../../src/config/plan.ts';
import { translator } from '../../src/content/translate.ts';
import { cautiousInputs } from '../../src/model/assumptions.ts';
import { project, type Inputs } from '../../src/model/projection.ts';
import { colour } from '../../src/styles/colours.ts';
import { barDrawing, barDrawings, calculatorOn } from '../support/calculator.ts';
import { bothDirections, crosswise } from '../support/demanding-languages.ts';
import { changedInputs, otherInputs, queryFor, someInputs } from '../support/entered-inputs.ts';
import { untilHydrated } from '../support/island-scripts.ts';
import { picturesOf, sharpness } from './pictures-of.ts';

test.use({ colorScheme: 'light', deviceScaleFactor: sharpness });

const pixelOfLine = new Color(colour('caution').light).toString({ format: 'hex', collapse: false });

async function openPicture(page: Page, width: number, language: Language, inputs: Inputs = someInputs): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(`/${language.path}${queryFor(inputs)}`);
  await calculatorOn(page, language).shows(inputs);
}

/** How high the line is drawn at the middle of each month's column, of the column's full height; NaN where it is not. */
async function heightsSeen(page: Page): Promise<number[]> {
  const heights: number[] = [];
  for (const picture of await picturesOf(barDrawings(page))) {
    const { width, height } = await picture.metadata();
    const middle = { left: Math.round(width / 2), top: 0, width: 1, height };
    const column = await picture.extract(middle).raw().toBuffer();
    const isLine = (at: number) => `#${column.toString('hex', 3 * at, 3 * at + 3)}` === pixelOfLine;
    const line = Array.from({ length: height }, (_, at) => at).filter(isLine);
    heights.push(1 - ((line.at(0) ?? NaN) + (line.at(-1) ?? NaN) + 1) / 2 / height);
  }
  expect(heights).toHaveLength(plan.horizonMonths);
  return heights;
}

/** Compares heights with the cautious case's amounts, to two pixels of the screen. */
async function expectLine(page: Page, inputs: Inputs): Promise<void> {
  const [own, cautious] = [inputs, cautiousInputs(inputs)].map((one) =>
    project(plan, one).map((month) => month.totalRevenueCents),
  ) as [number[], number[]];
  const most = Math.max(...own, ...cautious);
  const { height } = (await barDrawing(page, 1).boundingBox())!;
  const seen = await heightsSeen(page);
  for (const [index, cents] of cautious.entries()) {
    const difference = Math.abs(seen[index]! - cents / most) * height;
    expect(difference, `month ${index + 1}`).toBeLessThanOrEqual(2);
  }
}

for (const language of bothDirections) {
  for (const width of [390, 1280]) {
    test(
      `in ${language.name}, at ${width} px a line stands at the middle of each month’s column as high as the cautious case’s amount`,
      crosswise(language, width),
      async ({ page }) => {
        for (const inputs of [someInputs, changedInputs]) {
          await openPicture(page, width, language, inputs);
          await expectLine(page, inputs);
        }
      },
    );
  }

  test(`in ${language.name}, the legend names the line at every width`, async ({ page }) => {
    const t = translator(language);
    const legend = page.getByRole('list', { name: t('revenueByTier') });
    for (const width of [360, 768, 1280, 1440]) {
      await openPicture(page, width, language);
      const name = legend.getByText(t('columnCautious'));
      await expect(name).toBeVisible();
      const fill = await name.locator('rect').evaluate((rect) => getComputedStyle(rect).fill);
      await expect(page.locator('ol path')).toHaveCSS('stroke', fill);
    }
  });
}

test('the line follows the fields, before React and with it, and the columns end at it once the assumptions are the cautious ones', async ({
  page,
}) => {
  await openPicture(page, 390, defaultLanguage);
  const calculator = calculatorOn(page, defaultLanguage);
  await calculator.enter(otherInputs);
  await expect(async () => expectLine(page, otherInputs)).toPass();
  await untilHydrated(page);
  await calculator.enter(someInputs);
  await expect(async () => expectLine(page, someInputs)).toPass();
  await calculator.assumptionsTitle.click();
  await calculator.cautious.click();
  await expect(async () => {
    await expectLine(page, cautiousInputs(someInputs));
    const seen = await heightsSeen(page);
    for (const [index, height] of seen.entries()) {
      const drawing = barDrawing(page, index + 1);
      const { y, height: full } = (await drawing.boundingBox())!;
      const tops = await drawing
        .locator('rect')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
      expect(Math.abs(y + full - Math.min(...tops) - height * full)).toBeLessThanOrEqual(2);
    }
  }).toPass();
});

test('no part of a column has the line’s colour, in the light and in the dark', async ({ page }) => {
  await openPicture(page, 390, defaultLanguage);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const line = await page.locator('ol path').evaluate((drawn) => getComputedStyle(drawn).stroke);
    const parts = await barDrawing(page, 1)
      .locator('rect')
      .evaluateAll((all) => all.map((part) => getComputedStyle(part).fill));
    expect(parts).toHaveLength(Object.keys(plan.tiers).length);
    expect(parts).not.toContain(line);
  }
});

for (const width of [390, 1280]) {
  test(`at ${width} px, all that is of the second case hides while the assumptions are the cautious ones, and nothing moves for it`, async ({
    page,
  }) => {
    await openPicture(page, width, defaultLanguage);
    await untilHydrated(page);
    const { cautious, asInPlan, assumptionsTitle, ...shown } = calculatorOn(page, defaultLanguage);
    const { result, cautiousResult, amounts, cautiousAmounts, figures } = shown;
    /** All figures of both cases, and those of the second. */
    const all = result.or(cautiousResult).or(amounts).or(cautiousAmounts).or(figures);
    const second = all.and(page.locator('[data-figure|=cautious]'));
    const count = await all.count();
    await assumptionsTitle.click();
    await expect(all.filter({ visible: true })).toHaveCount(count);
    const places = () =>
      page
        .locator('[data-result], [data-result] p, #months-heading, table, [data-assumptions] input')
        .evaluateAll((all) =>
          all
            .filter((one) => one.checkVisibility())
            .map((one) => {
              const { top, left, height } = one.getBoundingClientRect();
              return [top + scrollY, left, height];
            }),
        );
    const before = await places();
    await cautious.click();
    await expect(second.filter({ visible: true })).toHaveCount(0);
    await expect(all.filter({ visible: true })).toHaveCount(count / 2);
    expect(await places()).toEqual(before);
    await asInPlan.click();
    await expect(all.filter({ visible: true })).toHaveCount(count);
    expect(await places()).toEqual(before);
  });
}
