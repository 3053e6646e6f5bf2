import fc from 'fast-check';
import { inputRules } from '../../src/model/inputs.ts';
import { maximumInput } from '../../src/settings/settings.ts';
import type { Plan, Tier, Upgrade } from '../../src/model/plan.ts';
import type { Inputs } from '../../src/model/projection.ts';

const tierNames = ['first', 'second', 'third', 'fourth'] as const;
const percent = fc.nat({ max: 100 });

const tierNamed = (name: string) =>
  fc.record<Tier>({
    name: fc.constant(name),
    priceCents: fc.integer({ min: 1, max: 2_000_00 }),
    level1Commission: percent,
    level2Commission: percent,
  });

/** Upgrades that differ in month or tier, and in a month add up to at most a hundred percent. */
const upgradesTo = ([one = '', ...others]: readonly string[], horizonMonths: number) =>
  fc.uniqueArray(
    fc.record<Upgrade>({
      month: fc.integer({ min: 2, max: horizonMonths }),
      tier: fc.constantFrom(one, ...others),
      percent: fc.nat({ max: Math.floor(100 / (1 + others.length)) }),
    }),
    { maxLength: one === '' ? 0 : 8, selector: ({ month, tier }) => `${month} ${tier}` },
  );

/** Plans as owners may set them, up to three years. */
export const anyPlan: fc.Arbitrary<Plan> = fc
  .record({
    names: fc.integer({ min: 1, max: tierNames.length }).map((count) => tierNames.slice(0, count)),
    horizonMonths: fc.integer({ min: 2, max: 36 }),
  })
  .chain(({ names, horizonMonths }) =>
    fc.record<Plan>({
      tiers: fc.tuple(...names.map(tierNamed)),
      upgrades: upgradesTo(names.slice(1), horizonMonths),
      horizonMonths: fc.constant(horizonMonths),
      level2PartnersPerLevel1Partner: fc.nat({ max: 5 }),
    }),
  );

const partners = fc.nat({ max: maximumInput });

/** Numbers of partners as visitors may enter them, without assumptions. */
export const anyPartners = fc.record({ partnersAtStart: partners, newLevel1PartnersPerMonth: partners });

/** Inputs as visitors may enter them. */
export const anyInputs = fc.record<Inputs>({
  partnersAtStart: partners,
  newLevel1PartnersPerMonth: partners,
  cancellation: percent,
  referralsTenths: fc.nat({ max: inputRules.referralsTenths.maximum }),
  conversion: percent,
});
