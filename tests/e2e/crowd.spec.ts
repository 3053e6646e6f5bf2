import { expect, test, type Page } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { withCautiousAssumptions } from '../../src/model/inputs.ts';
import { translator } from '../../src/content/translate.ts';
import { plan } from '../../src/model/plan.ts';
import type { Inputs } from '../../src/model/projection.ts';
import { defaultInputs } from '../../src/model/query-string.ts';
import { calculatorOn } from '../support/calculator.ts';
import { queryFor, someInputs, withPartners } from '../support/entered-inputs.ts';
import { expectedScale, peopleOf } from '../support/expected-figures.ts';
import { holdIslandScripts, untilHydrated } from '../support/island-scripts.ts';

const t = translator(defaultLanguage);

/** How many dots a path draws. Each `h` segment draws one row of n dots and is n - 0.9 units long. */
const dotsOn = (path: string) =>
  [...path.matchAll(/h([-\d.]+)/g)].reduce((sum, [, length]) => sum + Math.ceil(Number(length)), 0);

/** How many dots are drawn in each scenario: the visitor's partners, their partners, those without a subscription. */
async function drawn(page: Page): Promise<number[][]> {
  const drawings = page.locator('[data-dots]');
  const paths = await drawings.evaluateAll((all) =>
    all.map((svg) => [...svg.children].map((path) => path.getAttribute('d')!)),
  );
  return paths.map((all) => all.map(dotsOn));
}

/** The numbers of dots that the model gives for both scenarios. */
const dotsFor = (inputs: Inputs, month: number) =>
  [inputs, withCautiousAssumptions(inputs)].map((one) => {
    const scale = expectedScale(inputs, month);
    const dots = (people: number) => (people === 0 ? 0 : Math.max(1, Math.round(people / scale)));
    const { own, theirs, ownActive, theirActive } = peopleOf(one, month);
    const [ownWithout, theirWithout] = [dots(own - ownActive), dots(theirs - theirActive)];
    return [dots(ownActive) + ownWithout, dots(theirActive) + theirWithout, ownWithout + theirWithout];
  });

test('each partner has a dot, hollow without a subscription, in both scenarios: of any month, and of any numbers', async ({
  page,
}) => {
  const calculator = calculatorOn(page, defaultLanguage);
  // So few that a dot is one person.
  const few = { ...someInputs, partnersAtStart: 10, newLevel1PartnersPerMonth: 3 };
  await page.goto(`/${defaultLanguage.path}${queryFor(few)}`);
  await untilHydrated(page);
  for (const { change, inputs, month } of [
    { change: () => calculator.month(2).check(), inputs: few, month: 2 },
    { change: () => calculator.enter(withPartners(7)), inputs: withPartners(7), month: 2 },
    { change: () => calculator.month(3).check(), inputs: withPartners(7), month: 3 },
  ]) {
    await change();
    await expect.poll(() => drawn(page)).toEqual(dotsFor(inputs, month));
  }
});

test('a row of the sum that is pointed at keeps its dots, while the others fade', async ({ page }) => {
  await page.goto(`/${defaultLanguage.path}`);
  const opacities = () =>
    page
      .locator('[data-dots]')
      .first()
      .locator('path')
      .evaluateAll((paths) => paths.slice(0, 2).map((path) => getComputedStyle(path).opacity));
  expect(await opacities()).toEqual(['1', '1']);
  for (const [label, expected] of [
    ['ownPartners', ['1', '0.25']],
    ['partnersOfPartners', ['0.25', '1']],
  ] as const) {
    await page
      .locator('[data-result]')
      .getByRole('rowheader', { name: t(label) })
      .hover();
    expect(await opacities()).toEqual(expected);
  }
});

test('the dots are in the page as built, and before React those of a shared link; with nobody, the page says so', async ({
  page,
}) => {
  const { shows, people } = { ...calculatorOn(page, defaultLanguage), people: page.locator('[data-scale]') };
  await holdIslandScripts(page);
  await page.goto(`/${defaultLanguage.path}`);
  expect(await drawn(page)).toEqual(dotsFor(defaultInputs, plan.horizonMonths));
  const height = (await people.boundingBox())!.height;
  await page.goto(`/${defaultLanguage.path}${queryFor(someInputs)}`);
  await shows(someInputs);
  expect(await drawn(page)).toEqual(dotsFor(someInputs, plan.horizonMonths));
  const nobody = { ...defaultInputs, partnersAtStart: 0, newLevel1PartnersPerMonth: 0 };
  await page.goto(`/${defaultLanguage.path}${queryFor(nobody)}`);
  await shows(nobody);
  await expect(people.getByText(t('subscribedOf', { active: '0', people: '0' }))).toHaveCount(2);
  expect((await people.boundingBox())!.height).toBe(height);
});
