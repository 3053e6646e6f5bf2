import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkPlan, planFaults } from '../../src/config/check-plan.ts';
import type { CalculatorSettings, Plan } from '../../src/config/settings-types.ts';
import { anyPlan } from './any-plan.ts';

const tier = { priceCents: 100, level1Commission: 50, level2Commission: 10 };
const plan: Plan = {
  currency: 'EUR',
  tiers: { small: tier, large: tier },
  upgrades: [{ month: 2, shares: { large: 20 } }],
  horizonMonths: 6,
  level2PartnersPerLevel1Partner: 1,
};
const settings: CalculatorSettings = {
  ...plan,
  cautious: { cancellation: 10, referrals: 0.7, conversion: 50 },
  ownSubscription: '',
  partnersAtStart: 3,
  newLevel1PartnersPerMonth: 4,
};

const check = (change: Partial<CalculatorSettings>) => checkPlan({ ...settings, ...change });

test('a plan with usable values is accepted', () => {
  expect(() => check({})).not.toThrow();
  expect(() => check({ tiers: { only: tier }, upgrades: [] })).not.toThrow();
});

test('every plan that the model’s properties are tried with is accepted', () => {
  const cautious = { ...settings.cautious, referrals: 0 };
  fc.assert(fc.property(anyPlan, (any) => check({ ...any, cautious })));
});

test('each licence level may be a partner’s own subscription, and so may none', () => {
  for (const ownSubscription of ['small', 'large', '']) expect(() => check({ ownSubscription })).not.toThrow();
});

const small = (change: object) => ({ tiers: { ...plan.tiers, small: { ...tier, ...change } } });
const upgrade = (change: object) => ({ upgrades: [{ month: 2, shares: { large: 20 }, ...change }] });

const cautious = (change: object) => ({ cautious: { ...settings.cautious, ...change } });

const unusable: readonly { readonly change: Partial<CalculatorSettings>; readonly says: string }[] = [
  { change: { currency: 'dollars' }, says: 'currency must be three letters such as USD, not "dollars".' },
  { change: { tiers: {} }, says: 'tiers must have one to 4 licence levels, not 0.' },
  {
    change: { tiers: { a: tier, b: tier, c: tier, d: tier, e: tier } },
    says: 'tiers must have one to 4 licence levels, not 5.',
  },
  { change: { tiers: { 7: tier } }, says: 'tiers must not name a level "7": a name is neither empty nor a number.' },
  { change: { tiers: { ' ': tier } }, says: 'tiers must not name a level " ": a name is neither empty nor a number.' },
  {
    change: { tiers: { Fortgeschrittenenprogramm: tier } },
    says: 'tiers must not name a level "Fortgeschrittenenprogramm": a name has at most 24 characters.',
  },
  {
    change: small({ priceCents: -1 }),
    says: 'tiers.small.priceCents must be a whole number of cents from 1 to 10000000, not -1.',
  },
  {
    change: small({ priceCents: 9.5 }),
    says: 'tiers.small.priceCents must be a whole number of cents from 1 to 10000000, not 9.5.',
  },
  {
    change: small({ level1Commission: 101 }),
    says: 'tiers.small.level1Commission must be a whole number from 0 to 100, not 101.',
  },
  {
    change: small({ level2Commission: -5 }),
    says: 'tiers.small.level2Commission must be a whole number from 0 to 100, not -5.',
  },
  { change: { horizonMonths: 1 }, says: 'horizonMonths must be a whole number from 2 to 120, not 1.' },
  { change: upgrade({ month: 7 }), says: 'upgrades[0].month must be a whole number from 2 to 6, not 7.' },
  {
    change: { upgrades: [plan.upgrades[0]!, plan.upgrades[0]!] },
    says: 'upgrades[1].month must not repeat month 2.',
  },
  {
    change: upgrade({ shares: { small: 5 } }),
    says: 'upgrades[0].shares must name licence levels above the first, not "small".',
  },
  {
    change: upgrade({ shares: { huge: 5 } }),
    says: 'upgrades[0].shares must name licence levels above the first, not "huge".',
  },
  {
    change: upgrade({ shares: { large: 1.5 } }),
    says: 'upgrades[0].shares.large must be a whole number from 0 to 100, not 1.5.',
  },
  {
    change: { tiers: { ...plan.tiers, huge: tier }, ...upgrade({ shares: { large: 60, huge: 41 } }) },
    says: 'upgrades[0].shares must add up to at most 100 percent, not 101.',
  },
  {
    change: { level2PartnersPerLevel1Partner: -1 },
    says: 'level2PartnersPerLevel1Partner must be a whole number from 0 to 100, not -1.',
  },
  {
    change: { level2PartnersPerLevel1Partner: 1.5 },
    says: 'level2PartnersPerLevel1Partner must be a whole number from 0 to 100, not 1.5.',
  },
  {
    change: cautious({ cancellation: 101 }),
    says: 'cautious.cancellation must be a whole number from 0 to 100, not 101.',
  },
  {
    change: cautious({ conversion: 0.5 }),
    says: 'cautious.conversion must be a whole number from 0 to 100, not 0.5.',
  },
  ...[-0.1, 0.55, 1.1, Number.NaN, Number.POSITIVE_INFINITY].map((referrals) => ({
    change: cautious({ referrals }),
    says: `cautious.referrals must be a number with at most one decimal from 0 to 1, which is level2PartnersPerLevel1Partner, not ${referrals}.`,
  })),
  ...['huge', 'Small', ' ', 'toString'].map((ownSubscription) => ({
    change: { ownSubscription },
    says: `ownSubscription must name a licence level or be '', not "${ownSubscription}".`,
  })),
  {
    change: { partnersAtStart: 100_000 },
    says: 'partnersAtStart must be a whole number from 0 to 99999, not 100000.',
  },
  {
    change: { newLevel1PartnersPerMonth: 0.5 },
    says: 'newLevel1PartnersPerMonth must be a whole number from 0 to 99999, not 0.5.',
  },
];

test.for(unusable)('an unusable plan is refused, naming the file and the setting: $says', ({ change, says }) => {
  expect(() => check(change)).toThrow(new Error(`src/config/settings.ts: ${says}`));
});

test('cautious assumptions may be the plan’s own, and every number of tenths below', () => {
  for (let tenths = 0; tenths <= 100; tenths++)
    expect(() => check({ level2PartnersPerLevel1Partner: 10, ...cautious({ referrals: tenths / 10 }) })).not.toThrow();
  expect(() => check(cautious({ cancellation: 0, referrals: 1, conversion: 100 }))).not.toThrow();
});

test('every unusable value is found, not only the first', () => {
  const changed = { ...settings, currency: 'euros', horizonMonths: 0 };
  expect([...planFaults(changed)].map(({ value }) => value)).toEqual([
    'currency',
    'horizonMonths',
    'upgrades[0].month',
  ]);
});
