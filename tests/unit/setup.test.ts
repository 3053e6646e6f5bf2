import { describe, expect, test } from 'vitest';
import * as delivered from '../../src/config/settings.ts';
import { writtenAmount } from '../../src/owner/setup/amount.ts';
import { changes } from '../../src/owner/setup/changes.ts';
import { groups } from '../../src/owner/setup/groups.ts';
import { levelFault, orderWarning, withLevel, withLevelNamed } from '../../src/owner/setup/levels.ts';
import { nameOf, valueAt, withValue, type Path } from '../../src/owner/setup/path.ts';
import { faults, type Settings } from '../../src/owner/setup/settings.ts';
import { upgradeFault, withUpgrade } from '../../src/owner/setup/upgrades.ts';

const tier = { priceCents: 25_00, level1Commission: 75, level2Commission: 5 };
const settings: Settings = {
  ...delivered,
  currency: 'EUR',
  tiers: { SMALL: tier, MIDDLE: { ...tier, priceCents: 50_00 }, LARGE: { ...tier, priceCents: 90_00 } },
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

  test.for([
    'PRO 2 | 49,90 € | 40 % | 10 %',
    'PRO 2; 49.90; 40; 10',
    'PRO 2, 49.90, 40, 10',
    'PRO 2 49,90 40 10',
    'PRO 2  49.90 €  40 %  10%',
    'PRO 2 € 49.90 40 10',
  ])('is read from a row: %s', (row) => {
    expect(levelFault(settings, 1, row)).toBeUndefined();
    expect(Object.entries(withLevel(settings, 1, row).tiers)[1]).toEqual([
      'PRO 2',
      { priceCents: 49_90, level1Commission: 40, level2Commission: 10 },
    ]);
  });

  test.for([
    { row: 'PRO', says: 'such as: START | 19.90 | 40 | 10' },
    { row: 'SMALL | 49 | 40 | 10', says: 'Another level is called "SMALL".' },
    { row: '7 | 49 | 40 | 10', says: 'is not a number' },
    { row: 'PRO | 1.000 | 40 | 10', says: 'The price has to be an amount of EUR from €0.01' },
    { row: 'PRO | 49 | 101 | 10', says: 'from 0 to 100' },
    { row: 'PRO | 49 | 40 | many', says: 'from 0 to 100' },
  ])('is refused as "$row", in words', ({ row, says }) => {
    expect(levelFault(settings, 1, row)).toContain(says);
  });

  test('that is the only one has to stay', () => {
    const one = { ...settings, tiers: { SMALL: tier }, upgrades: [], ownSubscription: '' };
    expect(levelFault(one, 0, '')).toContain('There can be one to');
    expect(levelFault(settings, 0, '')).toBeUndefined();
  });

  test('that does not cost more than the one before it is warned of', () => {
    expect(orderWarning(settings)).toBeUndefined();
    const levelled = { ...settings, tiers: { SMALL: tier, MIDDLE: tier } };
    expect(orderWarning(levelled)).toContain('MIDDLE does not cost more than SMALL.');
  });
});

describe('a move to higher levels', () => {
  const [spring, summer] = settings.upgrades;

  test.for(['5 | 20 % | 15 %', '5, 20, 15', '5 20 15'])('gets another month: %s', (row) => {
    expect(withUpgrade(settings, 0, row).upgrades).toEqual([{ ...spring, month: 5 }, summer]);
  });

  test('goes, or comes', () => {
    expect(withUpgrade(settings, 0, '').upgrades).toEqual([summer]);
    expect(withUpgrade(settings, 2, '4 | 0 | 1').upgrades).toEqual([
      spring,
      summer,
      { month: 4, shares: { LARGE: 1 } },
    ]);
  });

  test.for([
    { row: '13 | 1 | 1', says: 'from 2 to 12' },
    { row: '3 | 1 | 1', says: 'Another move is in month 3.' },
    { row: '4 | 60 | 41', says: 'at most 100 percent can move in all' },
    { row: '4 | all | 1', says: 'from 0 to 100' },
  ])('is refused as "$row", in words', ({ row, says }) => {
    expect(upgradeFault(settings, 0, row)).toContain(says);
  });
});

/** The way to every text and number in the settings. */
const leavesOf = (part: unknown, path: Path = []): Path[] =>
  typeof part === 'object' && part !== null
    ? Object.entries(part).flatMap(([key, inner]) =>
        leavesOf(inner, [...path, Array.isArray(part) ? Number(key) : key]),
      )
    : [path];

/** Another text, number or answer than this one. */
function another(value: unknown) {
  if (typeof value === 'boolean') return !value;
  return typeof value === 'number' ? value + 1 : `${String(value)}x`;
}

describe('the list of changes', () => {
  test('says each new value in a sentence, and what it was', () => {
    const changed = withLevel({ ...settings, product: 'Velorano' }, 0, 'START 19.90 40 10');
    const small = `${writtenAmount(25_00, 'EUR')} a month`;
    expect(changes({ ...settings, product: 'Old' }, changed)).toEqual([
      'Name: Velorano (until now: Old)',
      'Levels: START, MIDDLE, LARGE (until now: SMALL, MIDDLE, LARGE)',
      'START: €19.90 a month, 40 % and 10 %',
      'In month 2: 20 % of START customers move to MIDDLE, 15 % of START customers move to LARGE (until now: 20 % of SMALL customers move to MIDDLE, 15 % of SMALL customers move to LARGE)',
      'In month 3: 10 % of START customers move to LARGE (until now: 10 % of SMALL customers move to LARGE)',
      'SMALL: no longer',
    ]);
    expect(changes(settings, withLevel(settings, 0, 'SMALL 26 75 5'))[0]).toContain(`(until now: ${small}`);
  });

  test('is empty when nothing changed', () => {
    expect(changes(settings, structuredClone(settings))).toEqual([]);
  });

  test('notices another order of the licence levels', () => {
    const { SMALL, ...others } = settings.tiers as Readonly<Record<string, typeof tier>>;
    expect(changes(settings, { ...settings, upgrades: [], tiers: { ...others, SMALL: SMALL! } })).toContain(
      'Levels: MIDDLE, LARGE, SMALL (until now: SMALL, MIDDLE, LARGE)',
    );
  });

  test.for(Object.keys(delivered) as (keyof Settings)[])('notices another value of %s', (name) => {
    const others: Partial<Record<keyof Settings, unknown>> = {
      logo: { light: 'other.svg', dark: '' },
      legal: { ...settings.legal, imprint: 'https://other.test' },
      terms: { vat: settings.terms.vat === 'included' ? 'excluded' : 'included', commissionNeedsSubscription: '' },
      company: { name: 'Other Ltd', address: '' },
      whatIsSold: { de: 'Yogakurse' },
      videos: { ...settings.videos, whoIs: { en: 'ooooooooooo' } },
      videoDates: { ooooooooooo: '2024-03-12' },
      tiers: { OTHER: tier },
      upgrades: [{ month: 7, shares: { LARGE: 7 } }],
      cautious: { ...settings.cautious, conversion: 51 },
    };
    const value = settings[name];
    const other = others[name] ?? (typeof value === 'string' ? 'OTHER' : another(value));
    expect(changes(settings, { ...settings, [name]: other })).not.toEqual([]);
  });

  test.for(leavesOf(settings).map((path) => ({ path, name: nameOf(path) })))(
    'notices another value of $name',
    ({ path }) => {
      const value = valueAt(settings, path);
      const other = another(value);
      expect(changes(settings, withValue(settings, path, other))).not.toEqual([]);
    },
  );
});
