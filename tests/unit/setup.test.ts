import { describe, expect, test } from 'vitest';
import * as delivered from '../../src/config/settings.ts';
import { decimal, percent, price, share, wholeNumber } from '../../src/owner/setup/answers.ts';
import { changes } from '../../src/owner/setup/changes.ts';
import { groups } from '../../src/owner/setup/groups.ts';
import { withLevelNamed } from '../../src/owner/setup/levels.ts';
import { faultAt, faults, type Settings } from '../../src/owner/setup/settings.ts';
import { withUpgradeIn } from '../../src/owner/setup/upgrades.ts';

const tier = { priceCents: 25_00, level1Commission: 75, level2Commission: 5 };
const settings: Settings = {
  ...delivered,
  tiers: { SMALL: tier, MIDDLE: tier, LARGE: tier },
  upgrades: [
    { month: 2, shares: { MIDDLE: 20, LARGE: 15 } },
    { month: 3, shares: { LARGE: 10 } },
  ],
  horizonMonths: 12,
  level2PartnersPerLevel1Partner: 2,
  cautious: { cancellation: 10, referrals: 0.5, conversion: 50 },
  ownSubscription: 'MIDDLE',
};

test('every setting is asked for, in one group', () => {
  const asked = groups.flatMap((group) => group.settings);
  expect(asked.toSorted()).toEqual(Object.keys(delivered).toSorted());
});

test.for([
  { change: { accent: '#ffcc00' }, path: ['accent'], says: 'accent must be easier to read' },
  { change: { logo: { light: 'nowhere.svg', dark: '' } }, path: ['logo', 'light'], says: 'there is no "nowhere.svg"' },
])('what the build would refuse of the brand once it uses it is refused too: $says', ({ change, path, says }) => {
  expect(faultAt(settings, path)).toBeUndefined();
  expect(faultAt({ ...settings, ...change }, path)).toContain(says);
});

describe('an answer', () => {
  test.for([
    ['25', 25_00],
    ['25.00', 25_00],
    ['25,5', 25_50],
    [' 0.05 ', 5],
  ] as const)('as a price: "%s" is %d cents', ([typed, cents]) => {
    expect(price.read(typed)).toBe(cents);
    expect(price.read(price.write(cents))).toBe(cents);
  });

  test.for(['1.000', '1,000.00', '-5', 'free', '25 USD', ''])(
    'that is no price stays text, for the build to refuse: "%s"',
    (typed) => {
      expect(price.read(typed)).toBe(typed);
    },
  );

  test.for([
    ['0.5', 0.5],
    ['0,5', 0.5],
    [' 2 ', 2],
    ['0.55', 0.55],
    ['half', 'half'],
    ['.5', '.5'],
    ['-1', '-1'],
    ['', ''],
  ] as const)('as a number with decimals: "%s"', ([typed, number]) => {
    expect(decimal.read(typed)).toBe(number);
    expect(decimal.read(decimal.write(number))).toBe(number);
  });

  test('may have a percent sign', () => {
    expect(percent.read('75 %')).toBe(75);
    expect(percent.read('7.5%')).toBe('7.5');
  });

  test('of no share takes the share away', () => {
    expect(share.read('0')).toBe(undefined);
    expect(share.write(undefined)).toBe('0');
  });

  test('that is no whole number stays text', () => {
    expect(wholeNumber.read('12')).toBe(12);
    expect(['1e3', '0x10', '2.5', ''].map((typed) => wholeNumber.read(typed))).toEqual(['1e3', '0x10', '2.5', '']);
  });
});

describe('a licence level', () => {
  test('keeps its place and its share of the upgrades under another name', () => {
    const { tiers, upgrades } = withLevelNamed(settings, 1, 'PLUS');
    expect(Object.keys(tiers)).toEqual(['SMALL', 'PLUS', 'LARGE']);
    expect(upgrades).toEqual([{ month: 2, shares: { PLUS: 20, LARGE: 15 } }, settings.upgrades[1]]);
  });

  test('that goes leaves the upgrades too, and one that moves nobody any more goes with it', () => {
    const { tiers, upgrades } = withLevelNamed(settings, 2, '');
    expect(Object.keys(tiers)).toEqual(['SMALL', 'MIDDLE']);
    expect(upgrades).toEqual([{ month: 2, shares: { MIDDLE: 20 } }]);
  });

  test('that is the partner’s own subscription stays it under another name, and is none once it goes', () => {
    expect(withLevelNamed(settings, 1, 'PLUS').ownSubscription).toBe('PLUS');
    expect(withLevelNamed(settings, 1, '').ownSubscription).toBe('');
    for (const [index, name] of [
      [0, 'PLUS'],
      [2, ''],
      [3, 'HUGE'],
    ] as const)
      expect(withLevelNamed(settings, index, name).ownSubscription).toBe('MIDDLE');
    expect(withLevelNamed({ ...settings, ownSubscription: '' }, 3, 'HUGE').ownSubscription).toBe('');
  });

  test('that becomes the first is one that nobody moves to', () => {
    const changed = withLevelNamed(settings, 0, '');
    expect(changed.upgrades).toEqual([{ month: 2, shares: { LARGE: 15 } }, settings.upgrades[1]]);
    expect(faults(changed)).toEqual([]);
  });

  test('that is new comes last', () => {
    expect(Object.keys(withLevelNamed(settings, 3, 'HUGE').tiers)).toEqual(['SMALL', 'MIDDLE', 'LARGE', 'HUGE']);
  });
});

test('an upgrade gets another month, goes, or comes', () => {
  const [spring, summer] = settings.upgrades;
  expect(withUpgradeIn(settings, 0, '5').upgrades).toEqual([{ ...spring, month: 5 }, summer]);
  expect(withUpgradeIn(settings, 0, '').upgrades).toEqual([summer]);
  expect(withUpgradeIn(settings, 2, '4').upgrades).toEqual([spring, summer, { month: 4, shares: {} }]);
});

describe('the build’s sentence', () => {
  const short = { ...settings, horizonMonths: 2 };

  test('is said about the value that is asked for', () => {
    expect(faultAt(short, ['upgrades', 1, 'month'])).toMatch(
      /: upgrades\[1\]\.month must be a whole number from 2 to 2/,
    );
  });

  test('is not said about another value, which has its own question', () => {
    expect(faultAt(short, ['horizonMonths'])).toBe(undefined);
    expect(faultAt(short, ['upgrades', 0, 'month'])).toBe(undefined);
  });

  test('is said about what contains the value', () => {
    const shares = { ...settings, upgrades: [{ month: 2, shares: { MIDDLE: 60, LARGE: 50 } }] };
    expect(faultAt(shares, ['upgrades', 0, 'shares', 'LARGE'])).toMatch(/shares must add up to at most 100 percent/);
  });
});

test('a partner’s own subscription of a level that does not exist is refused', () => {
  expect(faultAt(settings, ['ownSubscription'])).toBe(undefined);
  expect(faultAt({ ...settings, ownSubscription: 'HUGE' }, ['ownSubscription'])).toMatch(
    /: ownSubscription must name a licence level or be '', not "HUGE"/,
  );
});

test('cautious assumptions that go beyond the plan are refused in their own question', () => {
  const bold = { ...settings, cautious: { ...settings.cautious, referrals: 2.5 } };
  expect(faultAt(bold, ['cautious', 'referrals'])).toMatch(
    /: cautious\.referrals must be .* from 0 to 2, .*, not 2\.5/,
  );
  expect(faultAt(bold, ['cautious', 'cancellation'])).toBe(undefined);
});

describe('the list of changes', () => {
  test('names each value that is new, other or gone, as the file writes it', () => {
    const changed = withLevelNamed({ ...settings, product: 'Velorano' }, 2, '');
    const { product } = settings;
    expect(changes({ ...settings, product: `${product}!` }, changed)).toContain(`product: "${product}!" → "Velorano"`);
    expect(changes(settings, changed)).toEqual(
      expect.arrayContaining([
        'tiers.LARGE: { priceCents: 25_00, level1Commission: 75, level2Commission: 5 } → nothing',
        'upgrades[0].shares.LARGE: 15 → nothing',
      ]),
    );
  });

  test('is empty when nothing changed', () => {
    expect(changes(settings, structuredClone(settings))).toEqual([]);
  });

  test('notices another order of the licence levels', () => {
    const { SMALL, ...others } = settings.tiers as Readonly<Record<string, typeof tier>>;
    const reordered = { ...settings, tiers: { ...others, SMALL: SMALL! } };
    expect(changes(settings, reordered)).toEqual(['tiers: SMALL, MIDDLE, LARGE → MIDDLE, LARGE, SMALL']);
  });
});
