import { expect, test } from 'vitest';
import { plan } from '../../src/model/plan.ts';
import { project, type Inputs } from '../../src/model/projection.ts';
import { languagePages } from '../support/dist.ts';
import { isSample } from '../support/sample-settings.ts';

/** The English page, from which everything below follows. */
const { $ } = languagePages.find(({ file }) => file === 'en.html')!;
const explanation = $('details ol').text();
/** The plans, with prices and rates at both levels in percent. */
const plans = $('section > table > tbody > tr')
  .toArray()
  .map((row) => {
    const [name = '', ...cells] = $(row)
      .text()
      .split(/(?<=[A-Z])(?=\D\d)|(?<=\.\d\d)|(?<=%)/);
    const [price = 0, ...rates] = cells.map((cell) => Number(/[\d.]+/.exec(cell)![0]));
    return { name, price, rates };
  });
/** "Month 2: 20% to TURBO and 15% to NITRO." */
const switches = [...explanation.matchAll(/Month (\d+): ([^.]+)\./g)].flatMap(([, month, shares]) =>
  [...shares!.matchAll(/(\d+)% to (\w+)/g)].map(([, percent, to]) => ({ month: +month!, percent: +percent!, to })),
);

/** "What is left over counts in the next month." @param half 50 rounds hundredths to the nearest whole number, 0 down */
function rounding(half: 0 | 50) {
  let leftOver = 0;
  return (hundredths: number) => {
    const whole = Math.floor((leftOver + hundredths + half) / 100);
    leftOver += hundredths - 100 * whole;
    return whole;
  };
}

/** All months' commissions in cents, as a reader of the explanation computes them. */
function recomputed({ partnersAtStart, newLevel1PartnersPerMonth, ...assumed }: Inputs): number[] {
  const levels = [0, 1].map((level) => ({
    level,
    subscribers: rounding(0),
    held: plans.map(() => 0),
    cancellations: plans.map(() => rounding(50)),
  }));
  const [leaving, broughtIn] = [rounding(50), rounding(0)];
  let partners = 0;
  return Array.from({ length: 12 }, (_, index) => {
    const month = index + 1;
    const yours = month === 1 ? partnersAtStart : newLevel1PartnersPerMonth;
    partners += yours - leaving(partners * assumed.cancellation);
    const theirs = month === 1 ? 0 : broughtIn(partners * assumed.referralsTenths * 10);
    let commission = 0;
    for (const { level, subscribers, held, cancellations } of levels) {
      for (const [at, cancelling] of cancellations.entries()) held[at]! -= cancelling(held[at]! * assumed.cancellation);
      const left = held[0]!;
      for (const { percent, to } of switches.filter((step) => step.month === month)) {
        const moved = rounding(50)(left * percent);
        held[0]! -= moved;
        held[plans.findIndex(({ name }) => name === to)]! += moved;
      }
      held[0]! += subscribers([yours, theirs][level]! * assumed.conversion);
      for (const [at, { price, rates }] of plans.entries()) commission += held[at]! * price * rates[level]!;
    }
    return commission;
  });
}

const pairs = [[0, 10], [3, 7], [1, 0], [2, 1], [16, 0], [900, 800]] as const; // prettier-ignore
const assumptions = [
  { conversion: 100, cancellation: 0, referralsTenths: 20 },
  { conversion: 43, cancellation: 9, referralsTenths: 7 },
];

test.runIf(isSample)('from its own words, a reader of the English page gets every month’s commission', () => {
  for (const [partnersAtStart, newLevel1PartnersPerMonth] of pairs)
    for (const assumed of assumptions) {
      const inputs = { partnersAtStart, newLevel1PartnersPerMonth, ...assumed };
      expect(recomputed(inputs)).toEqual(project(plan, inputs).map(({ totalRevenueCents }) => totalRevenueCents));
    }
});
