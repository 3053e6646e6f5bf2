import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkPlan, planFaults } from '../../src/config/check-plan.ts';
import type { Plan } from '../../src/config/settings-types.ts';
import { anyPlan } from './any-plan.ts';

const tier = { priceCents: 100, level1Commission: 50, level2Commission: 10 };
const plan: Plan = {
  currency: 'EUR',
  tiers: { small: tier, large: tier },
  upgrades: [{ month: 2, shares: { large: 20 } }],
  horizonMonths: 6,
  level2PartnersPerLevel1Partner: 1,
};
const rules = { start: { parameter: 'start', default: 1 } };

const check = (change: Partial<Plan>, inputRules = rules) => checkPlan({ ...plan, ...change }, inputRules, 99);

test('a plan with usable values is accepted', () => {
  expect(() => check({})).not.toThrow();
  expect(() => check({ tiers: { only: tier }, upgrades: [] })).not.toThrow();
});

test('every plan that the model’s properties are tried with is accepted', () => {
  fc.assert(fc.property(anyPlan, (any) => checkPlan(any, rules, 99)));
});

const small = (change: object) => ({ tiers: { ...plan.tiers, small: { ...tier, ...change } } });
const upgrade = (change: object) => ({ upgrades: [{ month: 2, shares: { large: 20 }, ...change }] });

const unusable: readonly { readonly change: Partial<Plan>; readonly says: string }[] = [
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
];

test.for(unusable)('an unusable plan is refused, naming the file and the setting: $says', ({ change, says }) => {
  expect(() => check(change)).toThrow(new Error(`src/config/settings.ts: ${says}`));
});

test('a default that the fields would not accept is refused, naming the file and the setting', () => {
  const says = 'src/config/settings.ts: start must be a whole number from 0 to 99, not 100.';
  expect(() => check({}, { start: { parameter: 'start', default: 100 } })).toThrow(new Error(says));
});

test('every unusable value is found, not only the first', () => {
  const changed = { ...plan, currency: 'euros', horizonMonths: 0 };
  expect([...planFaults(changed, rules, 99)].map(({ value }) => value)).toEqual([
    'currency',
    'horizonMonths',
    'upgrades[0].month',
  ]);
});
