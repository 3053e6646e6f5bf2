import fc from 'fast-check';
import { format } from 'prettier';
import { expect, test } from 'vitest';
import { rewriteSettings } from '../../src/owner/setup/rewrite-settings.ts';
import type { Settings } from '../../src/owner/setup/settings.ts';
import { before, source, valuesOf } from './edited-settings.ts';

const { SMALL, MIDDLE, LARGE } = before.tiers;
const [spring, summer] = before.upgrades;
const tier = { priceCents: 1205_05, level1Commission: 50, level2Commission: 0 };

interface Change {
  readonly what: string;
  readonly change: object;
  /** The lines of the file that go. */
  readonly gone: readonly string[];
  /** The lines that come. */
  readonly come: readonly string[];
}

test.for<Change>([
  {
    what: 'a text with an apostrophe',
    change: { product: 'Bob’s' + " & Ann's" },
    gone: ["export const product: string = 'Acme'; // ours since 2020"],
    come: [`export const product: string = "Bob’s & Ann's"; // ours since 2020`],
  },
  {
    what: 'a text that was composed',
    change: { signupOrigin: 'https://signup.acme.test' },
    gone: ["export const signupOrigin: string = 'https://' + 'join.acme.test';"],
    come: ["export const signupOrigin: string = 'https://signup.acme.test';"],
  },
  {
    what: 'a number',
    change: { horizonMonths: 24 },
    gone: ['export const horizonMonths: number = 12;'],
    come: ['export const horizonMonths: number = 24;'],
  },
  {
    what: 'a value within another',
    change: { legal: { ...before.legal, imprint: 'https://acme.test/imprint' } },
    gone: ["  imprint: '', // none yet"],
    come: ["  imprint: 'https://acme.test/imprint', // none yet"],
  },
  {
    what: 'a price, in cents',
    change: { tiers: { SMALL: { ...SMALL, priceCents: 31_50 }, MIDDLE: { ...MIDDLE, priceCents: 99 }, LARGE } },
    gone: [
      '  SMALL: { priceCents: 25_00, level1Commission: 75, level2Commission: 5 }, // most take it',
      '  MIDDLE: { priceCents: 90_00, level1Commission: 75, level2Commission: 5 }, // new',
    ],
    come: [
      '  SMALL: { priceCents: 31_50, level1Commission: 75, level2Commission: 5 }, // most take it',
      '  MIDDLE: { priceCents: 99, level1Commission: 75, level2Commission: 5 }, // new',
    ],
  },
  {
    what: 'another language’s video',
    change: { videos: { ...before.videos, whoIs: { en: 'aaaaaaaaaaa', de: 'ddddddddddd' } } },
    gone: [],
    come: ["    de: 'ddddddddddd',"],
  },
  {
    what: 'another language’s video in a list without a last comma',
    change: { videos: { ...before.videos, calculator: { ...before.videos.calculator, de: 'ddddddddddd' } } },
    gone: ["  calculator: { en: 'bbbbbbbbbbb' /* short */, ar: 'ccccccccccc' },"],
    come: ["  calculator: { en: 'bbbbbbbbbbb' /* short */, ar: 'ccccccccccc', de: 'ddddddddddd' },"],
  },
  {
    what: 'a language’s video less',
    change: { videos: { ...before.videos, calculator: { en: 'bbbbbbbbbbb' } } },
    gone: ["  calculator: { en: 'bbbbbbbbbbb' /* short */, ar: 'ccccccccccc' },"],
    come: ["  calculator: { en: 'bbbbbbbbbbb' /* short */ },"],
  },
  {
    what: 'the first entry of a list, under a name that needs quotes',
    change: { videoDates: { '-bbbbbbbbbb': '2026-01-31' } },
    gone: ["export const videoDates: Site['videoDates'] = {};"],
    come: ["export const videoDates: Site['videoDates'] = {", "  '-bbbbbbbbbb': '2026-01-31',", '};'],
  },
  {
    what: 'another name of a level',
    change: { tiers: { SMALL, 'PRO 2': MIDDLE, LARGE } },
    gone: ['  MIDDLE: { priceCents: 90_00, level1Commission: 75, level2Commission: 5 }, // new'],
    come: ["  'PRO 2': { priceCents: 90_00, level1Commission: 75, level2Commission: 5 }, // new"],
  },
  {
    what: 'no level as the partner’s own subscription',
    change: { ownSubscription: '' },
    gone: ["export const ownSubscription: keyof typeof tiers | '' = 'MIDDLE'; // what our partners have"],
    come: ["export const ownSubscription: keyof typeof tiers | '' = ''; // what our partners have"],
  },
  {
    what: 'another level',
    change: { tiers: { ...before.tiers, HUGE: tier } },
    gone: [],
    come: ['  HUGE: { priceCents: 1205_05, level1Commission: 50, level2Commission: 0 },'],
  },
  {
    what: 'a level less, with its own comments',
    change: { tiers: { SMALL, LARGE } },
    gone: [
      '  // about the middle',
      '  MIDDLE: { priceCents: 90_00, level1Commission: 75, level2Commission: 5 }, // new',
    ],
    come: [],
  },
  {
    what: 'an upgrade less, with its own comment',
    change: { upgrades: [summer] },
    gone: ['  { month: 2, shares: { MIDDLE: 20, LARGE: 15 } }, // spring'],
    come: [],
  },
  {
    what: 'another upgrade',
    change: { upgrades: [spring, summer, { month: 4, shares: { LARGE: 1 } }] },
    gone: [],
    come: ['  { month: 4, shares: { LARGE: 1 } },'],
  },
  {
    what: 'a share less',
    change: { upgrades: [{ month: 2, shares: { LARGE: 15 } }, summer] },
    gone: ['  { month: 2, shares: { MIDDLE: 20, LARGE: 15 } }, // spring'],
    come: ['  { month: 2, shares: { LARGE: 15 } }, // spring'],
  },
])('writes $what, and leaves all other lines as they are', async ({ change, gone, come }) => {
  const after = { ...before, ...change };
  const options = { parser: 'typescript', singleQuote: true, printWidth: 120 };
  const rewritten = await format(rewriteSettings(source, before, after), options);
  const [old, now] = [source.split('\n'), rewritten.split('\n')];
  expect(now.filter((line) => !old.includes(line))).toEqual(come);
  expect(old.filter((line) => !now.includes(line))).toEqual(gone);
  expect(valuesOf(rewritten)).toEqual(after);
});

const name = fc
  .oneof(fc.constantFrom('SMALL', 'MIDDLE', 'LARGE', 'HUGE', 'PRO 2', "D'or"), fc.string({ minLength: 1 }))
  .filter((text) => text !== '__proto__' && !/^\d+$/.test(text));
const cents = fc.constantFrom(1, 99, 100, 25_00, 160_00, 100_000_00);
const tiers = fc.dictionary(
  name,
  fc.record({ priceCents: cents, level1Commission: fc.nat(100), level2Commission: fc.nat(100) }),
  { maxKeys: 4 },
);
const upgrades = fc.array(
  fc.record({ month: fc.integer({ min: 2, max: 4 }), shares: fc.dictionary(name, fc.nat(100)) }),
);
const codes = fc.dictionary(fc.constantFrom('de', 'ar', 'en', 'fr'), fc.string());

test('whatever changes, the file then has just these values, in this order', () => {
  const change = fc.record(
    {
      product: fc.string(),
      tiers,
      upgrades,
      videos: fc.record({ whoIs: codes, calculator: codes }),
      horizonMonths: fc.nat(),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(change, (values) => {
      const after = { ...before, ...values } as Settings;
      expect(JSON.stringify(valuesOf(rewriteSettings(source, before, after)))).toBe(JSON.stringify(after));
    }),
  );
});

test('a file whose values stay is the same, byte for byte', () => {
  expect(rewriteSettings(source, before, structuredClone(before))).toBe(source);
});
