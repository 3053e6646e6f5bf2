import { expect, test, type Page } from '@playwright/test';
import { maximumInput } from '../../src/config/maximum-input.ts';
import { defaultLanguage } from '../../src/config/languages.ts';
import { ownPriceCents, plan } from '../../src/model/plan.ts';
import { formatsFor } from '../../src/content/numbers-from-intl.ts';
import { translator } from '../../src/content/translate.ts';
import { withCautiousAssumptions } from '../../src/model/inputs.ts';
import type { Inputs } from '../../src/model/projection.ts';
import { calculatorOn } from '../support/calculator.ts';
import { queryFor, someInputs, withPartners } from '../support/entered-inputs.ts';
import { peopleOf } from '../support/expected-figures.ts';
import { untilHydrated } from '../support/island-scripts.ts';
import { centsWith, counted, goalSeekOn } from '../support/goal-seek.ts';
import { amountRule } from '../../src/calculator/goal-seek/use-goal-seek.ts';
import { isInSight } from './in-sight.ts';
import { noteWhatIsSaid, said } from './live-region.ts';

const t = translator(defaultLanguage);
const { count } = formatsFor(defaultLanguage, plan.currency);
const last = plan.horizonMonths;
const fewPartners = { ...someInputs, partnersAtStart: withPartners(2).partnersAtStart };

/** An amount that some new partners a month reach with the less optimistic assumptions, and so with the plan's. */
const amountFor = (inputs: Inputs, month = last) =>
  Math.ceil(centsWith(withCautiousAssumptions(inputs), month, inputs.newLevel1PartnersPerMonth + 7) / 100);

/** What the page answers in both scenarios: the number of new partners, and the partners and subscriptions it comes to. */
function solutionsFor(inputs: Inputs, month: number, amount: number): string[] {
  return [inputs, withCautiousAssumptions(inputs)].flatMap((one) => {
    const partners = counted(one, month, amount);
    const { own, theirs, active } = peopleOf({ ...one, newLevel1PartnersPerMonth: partners }, month);
    return [partners, own, theirs, active].map(count);
  });
}

async function open(page: Page, inputs: Inputs) {
  await page.goto(`/${defaultLanguage.path}${queryFor(inputs)}`);
  await untilHydrated(page);
  const goalSeek = goalSeekOn(page, defaultLanguage);
  await goalSeek.open();
  return goalSeek;
}

test('the goal seek shows, in both scenarios, the fewest partners who reach an amount, or the own subscription’s price, and what they earn', async ({
  page,
}) => {
  const { amount, useOwnFee, numbersFor } = await open(page, fewPartners);
  const number = amountFor(fewPartners);
  await amount.fill(String(number));
  await expect.poll(() => numbersFor(last)).toEqual(solutionsFor(fewPartners, last, number));
  if (ownPriceCents === undefined) return expect(useOwnFee).toHaveCount(0);
  await useOwnFee.click();
  const price = Math.ceil(ownPriceCents / 100);
  await expect(amount).toHaveValue(count(price));
  await expect.poll(() => numbersFor(last)).toEqual(solutionsFor(fewPartners, last, price));
});

test('a number that is taken over reaches the amount, in its scenario, and one less does not; it alone is in the address', async ({
  page,
}) => {
  const { amount, takeOver } = await open(page, fewPartners);
  const calculator = calculatorOn(page, defaultLanguage);
  const number = amountFor(fewPartners);
  await amount.fill(String(number));
  for (const [which, assumed] of [fewPartners, withCautiousAssumptions(fewPartners)].entries()) {
    const partners = counted(assumed, last, number);
    await takeOver.nth(which).click();
    await calculator.shows({ ...fewPartners, newLevel1PartnersPerMonth: partners });
    const shown = which === 0 ? calculator.result : calculator.cautiousResult;
    const centsShown = async () => Number((await shown.textContent())!.replace(/\D/g, ''));
    expect(await centsShown()).toBeGreaterThanOrEqual(100 * number);
    for (const part of [calculator.monthly, shown]) expect(await part.evaluate(isInSight)).toBe(true);
    // The focus is where the amounts are, and in sight.
    const heading = page.getByRole('heading', { name: t('monthAlone', { month: String(last) }) });
    await expect(heading).toBeFocused();
    expect(await heading.evaluate(isInSight)).toBe(true);
    await calculator.monthly.fill(String(partners - 1));
    await expect.poll(centsShown).toBeLessThan(100 * number);
    await expect.poll(() => new URL(page.url()).search).toContain(`monthly=${partners - 1}`);
    expect(new URL(page.url()).search).toBe(queryFor({ ...fewPartners, newLevel1PartnersPerMonth: partners - 1 }));
  }
});

test('what no number of partners reaches is said, and there is nothing to take over', async ({ page }) => {
  const { amount, takeOver } = await open(page, fewPartners);
  // New partners join from month 2 on.
  await calculatorOn(page, defaultLanguage).month(1).check();
  await amount.fill(String(Math.ceil(centsWith(fewPartners, 1, 0) / 100) + 1));
  const notReached = t('notReached', { maximum: count(maximumInput) });
  await expect(page.getByText(notReached, { exact: true })).toHaveCount(2);
  await expect(takeOver).toHaveCount(0);
});

test('each change of the amount announces both scenarios’ solutions once; clearing it, a step at its limit and the price again are announced, too', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(`/${defaultLanguage.path}${queryFor(fewPartners)}`);
  await page.clock.runFor(10_000);
  const { open: openGoalSeek, amount, useOwnFee } = goalSeekOn(page, defaultLanguage);
  await openGoalSeek();
  await noteWhatIsSaid(page);
  /** The announcements of an action. The clock advances second by second, so that React renders between the steps. */
  const heard = async (act: () => Promise<unknown>) => {
    const before = (await said(page)).length;
    await act();
    for (let second = 0; second < 10; second++) await page.clock.runFor(1000);
    return (await said(page)).slice(before);
  };
  const label = t('amountPerMonth');
  const number = amountFor(fewPartners);
  const lines = [
    t('newPartnersPerMonth'),
    ...(
      [
        ['optimistic', fewPartners],
        ['lessOptimistic', withCautiousAssumptions(fewPartners)],
      ] as const
    ).map(([key, inputs]) => t('labelledNumber', { label: t(key), count: count(counted(inputs, last, number)) })),
  ];
  await amount.focus();
  expect(await heard(() => page.keyboard.type(String(number)))).toEqual([lines.join('\n')]);
  expect(await heard(() => page.keyboard.press('ArrowUp'))).toHaveLength(1);
  expect(await heard(() => page.keyboard.press('Tab'))).toEqual([]);
  expect(await heard(() => amount.fill(''))).toEqual([t('labelledNumber', { label, count: count(0) })]);
  await expect(page.locator('#goal-seek').getByRole('table')).toHaveCount(0);
  const decrease = page.getByRole('button', { name: t('decrease', { label }), exact: true });
  const bounds: unknown = expect.stringContaining(t('inputBounds', { maximum: amountRule.maximum }));
  for (const press of ['first', 'second']) expect(await heard(() => decrease.press('Enter')), press).toEqual([bounds]);
  if (ownPriceCents === undefined) return;
  for (const press of ['first', 'second']) expect(await heard(() => useOwnFee.click()), press).toHaveLength(1);
});

test('no two headings are the same', async ({ page }) => {
  await open(page, fewPartners);
  const headings = await page.getByRole('heading').allTextContents();
  expect(new Set(headings).size).toBe(headings.length);
});
