import { expect, test } from 'vitest';
import { plan } from '../../src/model/plan.ts';
import { project, type Inputs } from '../../src/model/projection.ts';
import { languagePages } from '../support/dist.ts';

/** The English page, from which everything below follows. */
const { $ } = languagePages.find(({ file }) => file === 'en.html')!;
const explanation = $('details ol').text();
const number = (text: string) => Number(/\d[\d.]*/.exec(text.replaceAll(',', ''))![0]);
/** The plans, with prices and rates at both levels in percent. */
const plans = $('section > table > tbody > tr')
  .toArray()
  .map((row) => {
    const cells = $(row).find('td').toArray();
    const [price = 0, ...rates] = cells.map((cell) => number($(cell).text()));
    return { name: $(row).find('th').text(), price, rates };
  });
/** "Month 2: 20% to TURBO and 15% to NITRO." */
const switches = [...explanation.matchAll(/Month (\d+): (.+?)\.(?= Month| After)/g)].flatMap(([, month, shares]) =>
  plans.flatMap(({ name }) => {
    const [, percent] = new RegExp(`(\\d+)% to ${RegExp.escape(name)}`).exec(shares!) ?? [];
    return percent === undefined ? [] : [{ month: +month!, percent: +percent, to: name }];
  }),
);

/** "The difference, up or down, counts in the next month." @param half 50 rounds hundredths to the nearest whole number, 0 down */
function rounding(half: 0 | 50) {
  let difference = 0;
  return (hundredths: number) => {
    const whole = Math.floor((difference + hundredths + half) / 100);
    difference += hundredths - 100 * whole;
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
  return Array.from({ length: $('ol > li label').length }, (_, index) => {
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
      for (const [at, { price, rates }] of plans.entries()) commission += Math.round(held[at]! * price * rates[level]!);
    }
    return commission;
  });
}

const pairs = [[0, 10], [3, 7], [1, 0], [2, 1], [16, 0], [900, 800]] as const; // prettier-ignore
const assumptions = [
  { conversion: 100, cancellation: 0, referralsTenths: 20 },
  { conversion: 43, cancellation: 9, referralsTenths: 7 },
];

test('from its own words, a reader of the English page gets every month’s commission', () => {
  for (const [partnersAtStart, newLevel1PartnersPerMonth] of pairs)
    for (const assumed of assumptions) {
      const inputs = { partnersAtStart, newLevel1PartnersPerMonth, ...assumed };
      expect(recomputed(inputs)).toEqual(project(plan, inputs).map(({ totalRevenueCents }) => totalRevenueCents));
    }
});
