import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cautiousAssumptions } from '../../src/model/inputs.ts';
import { languages } from '../../src/config/languages.ts';
import { plan } from '../../src/model/plan.ts';
import { cautious, ownSubscription, tiers } from '../../src/config/settings.ts';
import { calculate } from '../../src/state/store.ts';
import { figureText, type Case, type Fact, type FigureKey } from '../../src/state/figures.ts';
import { formatsFor } from '../../src/content/numbers-from-intl.ts';
import { overview } from '../../src/model/overview.ts';
import { project, type Inputs } from '../../src/model/projection.ts';
import { amountsFor } from '../support/expected-amounts.ts';
import { anyInputs } from './any-plan.ts';

/** Numbers as JavaScript writes them. */
const plain = { money: String, count: String, percent: (percent: number) => `${percent}%` };

/** What the partner's own subscription costs; nothing if the owner names none. */
const ownCents = Math.round(100 * (tiers[ownSubscription]?.price ?? 0));

const anyMonth = fc.integer({ min: 1, max: plan.horizonMonths });

/** The inputs of a case: the visitor's, and the same partners with the owner's cautious assumptions. */
const inputsOf: Readonly<Record<Case, (inputs: Inputs) => Inputs>> = {
  entered: (inputs) => inputs,
  cautious: (inputs) => ({
    ...inputs,
    cancellation: cautious.cancellation,
    referralsTenths: Math.round(10 * cautious.referrals),
    conversion: cautious.conversion,
  }),
};

/** Holds that a figure of the chosen month is this number in both cases, whatever inputs and month. */
const expectFigure = (name: Fact, number: (inputs: Inputs, month: number) => number) =>
  fc.assert(
    fc.property(anyInputs, anyMonth, fc.constantFrom<Case[]>('entered', 'cautious'), (inputs, month, which) => {
      const text = figureText({ name, which }, { inputs, calculation: calculate(inputs), month }, plain);
      expect(Number(text)).toBe(number(inputsOf[which](inputs), month));
    }),
  );

test.for(languages)(
  'in $name, each month has its amount in both cases, and the result is the chosen one’s',
  (language) => {
    fc.assert(
      fc.property(anyInputs, anyMonth, (inputs, month) => {
        const text = (figure: FigureKey) =>
          figureText(figure, { inputs, calculation: calculate(inputs), month }, formatsFor(language, plan.currency));
        const amounts = amountsFor(language, inputs);
        const cautiousAmounts = amountsFor(language, { ...inputs, ...cautiousAssumptions });
        expect(amounts.map((_, index) => text({ name: 'commission', month: index + 1 }))).toEqual(amounts);
        expect(
          cautiousAmounts.map((_, index) => text({ name: 'commission', which: 'cautious', month: index + 1 })),
        ).toEqual(cautiousAmounts);
        expect(text({ name: 'commission' })).toBe(amounts[month - 1]);
        expect(text({ name: 'commission', which: 'cautious' })).toBe(cautiousAmounts[month - 1]);
        expect(text({ name: 'month' })).toBe(String(month));
      }),
      { numRuns: 20 },
    );
  },
);

test('the subscriptions that a month takes are the active ones that the overview counts', () => {
  expectFigure('activeSubscriptions', (inputs, month) => overview(plan, inputs)[month - 1]!.totalActiveSubscriptions);
});

test('the partners whom a month takes are all of level 1 who have joined by then, whoever has left since', () => {
  expectFigure(
    'ownPartners',
    ({ partnersAtStart, newLevel1PartnersPerMonth }, month) =>
      partnersAtStart + (month - 1) * newLevel1PartnersPerMonth,
  );
});

test('the partners’ partners are all of level 2 who have joined by then', () => {
  expectFigure('partnersOfPartners', (inputs, month) =>
    overview(plan, inputs)
      .slice(0, month)
      .reduce((sum, { levels }) => sum + levels[1].joining, 0),
  );
});

test('the people of a month are all who have joined at both levels', () => {
  expectFigure('people', (inputs, month) => {
    const rows = overview(plan, inputs).slice(0, month);
    return rows.reduce((sum, { levels }) => sum + levels[0].joining + levels[1].joining, 0);
  });
});

test('what is left is the month’s amount less the price of one’s own subscription', () => {
  expectFigure('leftAfterOwn', (inputs, month) => project(plan, inputs)[month - 1]!.totalRevenueCents - ownCents);
});

test('an assumption is written as people write it', () => {
  fc.assert(
    fc.property(anyInputs, (inputs) => {
      const text = (name: keyof Inputs) =>
        figureText({ name }, { inputs, calculation: calculate(inputs), month: 1 }, plain);
      expect(text('conversion')).toBe(`${inputs.conversion}%`);
      expect(text('cancellation')).toBe(`${inputs.cancellation}%`);
      expect(text('referralsTenths')).toBe(String(inputs.referralsTenths / 10));
    }),
  );
});
