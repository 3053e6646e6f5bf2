import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from '../../src/config/languages.ts';
import { plan } from '../../src/config/plan.ts';
import { cautious, ownSubscription, tiers } from '../../src/config/settings.ts';
import type { Tier } from '../../src/config/settings-types.ts';
import { calculate } from '../../src/state/calculation.ts';
import { figureText, type LastMonthFigure } from '../../src/state/figures.ts';
import { formatsFor } from '../../src/content/numbers-from-intl.ts';
import { overview } from '../../src/model/overview.ts';
import { plannedInputs } from '../../src/model/planned-inputs.ts';
import { project, type Inputs } from '../../src/model/projection.ts';
import { amountsFor, money } from '../support/expected-amounts.ts';
import { anyInputs } from './any-plan.ts';

/** One of the last month's figures as a plain number, an amount in cents. */
const figure = (name: LastMonthFigure, inputs: Inputs) =>
  Number(figureText(name, calculate(inputs), { money: String, count: String }));

const lastCents = (inputs: Inputs) => project(plan, inputs).at(-1)!.totalRevenueCents;

/** What the partner's own subscription costs; nothing if the owner names none. */
const ownCents = Object.entries<Tier>(tiers).find(([name]) => name === ownSubscription)?.[1].priceCents ?? 0;

const nobody = plannedInputs(plan, { partnersAtStart: 0, newLevel1PartnersPerMonth: 0 });

/** Holds that one of the last month's figures is this number, whatever the inputs. */
const expectFigure = (name: LastMonthFigure, number: (inputs: Inputs) => number) =>
  fc.assert(
    fc.property(anyInputs, (inputs) => {
      expect(figure(name, inputs)).toBe(number(inputs));
    }),
  );

test.for(languages)('in $name, each month has its amount, and the result is the last one’s', (language) => {
  fc.assert(
    fc.property(anyInputs, (inputs) => {
      const text = (name: number | 'result') =>
        figureText(name, calculate(inputs), formatsFor(language, plan.currency));
      const amounts = amountsFor(language, inputs);
      expect(amounts.map((_, index) => text(index + 1))).toEqual(amounts);
      expect(text('result')).toBe(amounts.at(-1));
    }),
    { numRuns: 20 },
  );
});

test('the subscriptions that it takes are the active ones that the overview counts', () => {
  expectFigure('subscriptionsNeeded', (inputs) => overview(plan, inputs).at(-1)!.totalActiveSubscriptions);
});

test('the partners that it takes are all of level 1 who ever joined, whoever has left since', () => {
  const later = plan.horizonMonths - 1;
  expectFigure(
    'partnersNeeded',
    ({ partnersAtStart, newLevel1PartnersPerMonth }) => partnersAtStart + later * newLevel1PartnersPerMonth,
  );
});

test('the cautious amount is that of the same partners with the owner’s cautious assumptions', () => {
  const { cancellation, conversion } = cautious;
  const referralsTenths = Math.round(10 * cautious.referrals);
  expectFigure('cautiousMonth', (inputs) => lastCents({ ...inputs, cancellation, referralsTenths, conversion }));
});

test('what is left is the month’s amount less the price of one’s own subscription, if the owner names one', () => {
  expectFigure('afterOwnSubscription', (inputs) => lastCents(inputs) - ownCents);
});

test.for(languages)('in $name, what is left of nothing is the price with a minus in front', (language) => {
  const price = money(language)(ownCents);
  const left = figureText('afterOwnSubscription', calculate(nobody), formatsFor(language, plan.currency));
  expect(left).toBe(ownCents === 0 ? price : `−${price}`);
});
