import { expect, test, type Page } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { withCautiousAssumptions } from '../../src/model/inputs.ts';
import { plan } from '../../src/model/plan.ts';
import type { Inputs } from '../../src/model/projection.ts';
import { defaultInputs } from '../../src/model/query-string.ts';
import { calculatorOn } from '../support/calculator.ts';
import { queryFor, someInputs, withPartners } from '../support/entered-inputs.ts';
import { peopleOf } from '../support/expected-figures.ts';
import { holdIslandScripts, untilHydrated } from '../support/island-scripts.ts';

/** How many dots a path draws. Each `h` segment draws one row of n dots and is n - 0.9 units long. */
const dotsOn = (path: string) =>
  [...path.matchAll(/h([-\d.]+)/g)].reduce((sum, [, length]) => sum + Math.ceil(Number(length)), 0);

/** How many dots are drawn in each case: the visitor's partners, their partners, those without a subscription. */
async function drawn(page: Page): Promise<number[][]> {
  const drawings = page.locator('[data-result] [data-case] svg:visible');
  const paths = await drawings.evaluateAll((all) =>
    all.map((svg) => [...svg.children].map((path) => path.getAttribute('d')!)),
  );
  return paths.map((all) => all.map(dotsOn));
}

/** The numbers of dots that the model gives for both cases. */
const dotsFor = (inputs: Inputs, month: number) =>
  [inputs, withCautiousAssumptions(inputs)].map((one) => {
    const { own, theirs, active } = peopleOf(one, month);
    return [own, theirs, own + theirs - active];
  });

test('each partner has a dot, hollow without a subscription, in both cases: of any month, and of any numbers', async ({
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

test('the dots are in the page as built, and of a shared link never those of other numbers', async ({ page }) => {
  const release = await holdIslandScripts(page);
  await page.goto(`/${defaultLanguage.path}`);
  const dots = page.locator('[data-result] [data-case] svg').filter({ visible: true });
  await expect(dots).toHaveCount(2);
  const { own, theirs } = peopleOf(defaultInputs, plan.horizonMonths);
  const perDot = [1, 10, 100, 1000].find((people) => (own + theirs) / people <= 150)!;
  expect((await drawn(page))[0]!.slice(0, 2)).toEqual([own, theirs].map((people) => Math.ceil(people / perDot)));
  await page.goto(`/${defaultLanguage.path}${queryFor(someInputs)}`);
  await calculatorOn(page, defaultLanguage).shows(someInputs);
  await expect(dots).toHaveCount(0);
  release();
  await untilHydrated(page);
  await expect(dots).toHaveCount(2);
});
