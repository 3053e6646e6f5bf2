import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brandColours } from '../../src/styles/brand-colours.ts';
import { checkAccent } from '../../src/styles/contrast.ts';
import { fixedColours, type Colours } from '../../src/styles/fixed-colours.ts';
import { hexOf, oklchOf } from '../../src/styles/oklch.ts';
import { anyAccent, hardAccents } from '../support/accents.ts';

const fixed = fixedColours(readFileSync(join(import.meta.dirname, '../../src/styles/tokens.css'), 'utf8'));

/** Relative luminance of a colour. https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(code: string): number {
  const [, digits = ''] = /^#(.*)$/.exec(code) ?? [];
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const channel = Number.parseInt(long.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

/** The sentence with which an accent is refused, or undefined. */
function refusal(accent: string): string | undefined {
  try {
    checkAccent(accent, fixed);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

const suggestion = (sentence: string) => /read is "(#[\da-f]+)"\.$/.exec(sentence)![1]!;

/** The least contrast of everything that is written in, or upon, an accent and its relatives. */
function leastOfText(accent: string): number {
  const colours: Colours = { ...fixed, ...brandColours(accent, fixed['paper']!) };
  const written = [
    ...['paper', 'surface', 'accent-wash'].map((ground) => ['accent', ground]),
    ...['accent', 'accent-strong'].map((ground) => ['on-accent', ground]),
    ...['ink', 'ink-soft'].map((ink) => [ink, 'accent-wash']),
  ];
  const of = (scheme: 'light' | 'dark') =>
    written.map(([text, ground]) => contrast(colours[text!]![scheme], colours[ground!]![scheme]));
  return Math.min(...of('light'), ...of('dark'));
}

/** What an owner may rely on, whatever the accent. */
function expectFairness(accent: string): void {
  const sentence = refusal(accent);
  if (sentence === undefined) {
    // Standard and library round the parts of red, green and blue in luminance to different digits.
    expect(leastOfText(accent)).toBeGreaterThan(4.498);
    return;
  }
  const offered = suggestion(sentence);
  expect(refusal(offered)).toBeUndefined();
  const [before, after] = [oklchOf(accent), oklchOf(offered)];
  expect(after.lightness).toBeLessThan(before.lightness);
  // Little chroma, and rounding to a hex code alone turns the hue.
  if (after.chroma > 0.04) expect(Math.abs(((after.hue - before.hue + 540) % 360) - 180)).toBeLessThan(15);
  // Nearer, it could not be read: the offer is not darker than it has to be.
  expect(refusal(hexOf({ ...before, lightness: after.lightness + 0.02 }))).toBeDefined();
}

describe('any accent is legible everywhere, or is refused with the nearest one that is', () => {
  test.for(Object.entries(hardAccents))('%s', ([, accent]) => expectFairness(accent));

  test('all others', () => {
    fc.assert(fc.property(anyAccent, expectFairness));
  });
});

test.for([
  { accent: '#00001a', isLegible: true },
  { accent: '#0000ff', isLegible: true },
  { accent: '#000', isLegible: true },
  { accent: '#5f6b57', isLegible: true },
  { accent: '#ffcc00', isLegible: false },
  { accent: '#ff0000', isLegible: false },
  { accent: '#808080', isLegible: false },
  { accent: '#fff', isLegible: false },
])('$accent is taken as an accent: $isLegible', ({ accent, isLegible }) => {
  expect(refusal(accent) === undefined).toBe(isLegible);
});

test('a refusal names the setting, what cannot be read, its contrast and the nearest colour, in one sentence', () => {
  expect(refusal('#ffcc00')).toMatch(
    /^src\/config\/settings\.json: accent must be easier to read: with "#ffcc00", the result on its tinted band has a contrast of 1\.31:1 in the light scheme and needs 4\.5:1; the nearest colour with which everything can be read is "#[\da-f]{6}"\.$/,
  );
});
