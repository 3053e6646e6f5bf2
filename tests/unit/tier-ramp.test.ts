import Color from 'colorjs.io';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostTiers } from '../../src/config/check-plan.ts';
import { brandColours } from '../../src/styles/brand-colours.ts';
import { colour } from '../../src/styles/colours.ts';
import { illegiblePairs } from '../../src/styles/contrast.ts';
import { tierRamp } from '../../src/styles/tier-ramp.ts';
import { anyAccent, hardAccents } from '../support/accents.ts';
import { kindsOfSight, seenWith } from './colour-vision.ts';

const roles = ['paper', 'surface', 'rule', 'ink', 'ink-soft', 'track'];
const fixed = Object.fromEntries(roles.map((role) => [role, colour(role)]));
const isLegible = (accent: string) => illegiblePairs(accent, fixed).length === 0;
const legibleAccents = fc.oneof(anyAccent, fc.constantFrom(...Object.values(hardAccents))).filter(isLegible);
const counts = fc.integer({ min: 1, max: mostTiers });

const contrast = (a: string | Color, b: string | Color) => new Color(a).contrastWCAG21(b);

/** The ramp of one scheme, cheapest tier first, and what it is drawn upon. */
function rampOf(accent: string, count: number, scheme: 'light' | 'dark') {
  const ramp = tierRamp(brandColours(accent, fixed['paper']!).accent, fixed['track']!, count);
  const tones = Array.from({ length: count }, (_, place) => ramp[`tier-${place + 1}`]![scheme]);
  return { tones, track: fixed['track']![scheme] };
}

const ofEveryRamp = (check: (ramp: ReturnType<typeof rampOf>, scheme: 'light' | 'dark') => void) =>
  fc.assert(
    fc.property(legibleAccents, counts, fc.constantFrom('light', 'dark'), (accent, count, scheme) =>
      check(rampOf(accent, count, scheme), scheme),
    ),
    // A ramp takes long to make, and six tests ask for some.
    { numRuns: 40 },
  );

/** By which factor neighbours’ contrasts differ at least, by the number of tiers. */
const leastStep = { ordinary: [NaN, NaN, 2.2, 1.55, 1.4], deficient: [NaN, NaN, 1.65, 1.4, 1.25] };

test('each tier has a tone of its own, stronger than that of the cheaper one by equal steps of contrast', () => {
  ofEveryRamp(({ tones, track }) => {
    expect(new Set(tones).size).toBe(tones.length);
    const strengths = tones.map((tone) => contrast(tone, track));
    const steps = strengths.slice(1).map((strength, place) => strength / strengths[place]!);
    for (const step of steps) expect(step / steps[0]!).toBeCloseTo(1, 1);
  });
});

test('each tone has a contrast of 3:1 with all that it is drawn upon', () => {
  ofEveryRamp(({ tones }, scheme) => {
    for (const ground of ['track', 'surface', 'paper'])
      for (const tone of tones) expect(contrast(tone, fixed[ground]![scheme])).toBeGreaterThanOrEqual(3);
  });
});

test.for(kindsOfSight)('with %s sight, each tone is seen, and stronger than that of the cheaper tier', (sight) => {
  ofEveryRamp(({ tones, track }) => {
    const strengths = tones.map((tone) => contrast(seenWith(sight, tone), seenWith(sight, track)));
    expect(strengths[0]).toBeGreaterThan(sight === 'ordinary' ? 2.99 : 2.45);
    const least = leastStep[sight === 'ordinary' ? 'ordinary' : 'deficient'][tones.length]!;
    for (const [place, strength] of strengths.slice(1).entries())
      expect(strength / strengths[place]!).toBeGreaterThan(least);
  });
});

test('the only tier has the tone of the dearest of several, and the cheapest is the nearest to the paper', () => {
  for (const accent of Object.values(hardAccents).filter(isLegible))
    for (const scheme of ['light', 'dark'] as const) {
      const [cheapest = '', ...others] = rampOf(accent, mostTiers, scheme).tones;
      const [only = ''] = rampOf(accent, 1, scheme).tones;
      expect(only).toBe(others.at(-1));
      const paper = fixed['paper']![scheme];
      for (const other of others) expect(contrast(other, paper)).toBeGreaterThan(contrast(cheapest, paper));
    }
});
