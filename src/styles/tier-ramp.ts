import Color from 'colorjs.io';
import type { Colours, SchemeColours } from './fixed-colours.ts';
import { nearestHolding } from './nearest-holding.ts';
import { hexOf, oklchOf } from './oklch.ts';

/** The least contrast of a part with what it is drawn upon. https://www.w3.org/TR/WCAG22/#non-text-contrast */
const leastContrast = 3;

/** The lightness of the strongest tone: nearly ink, and still of the accent's hue. */
const strongest: Readonly<Record<keyof SchemeColours, number>> = { light: 0.15, dark: 0.99 };

/** The tones of one scheme, the weakest first. */
function tones(accent: string, ground: string, end: number, count: number): string[] {
  const own = oklchOf(accent);
  // A darker shade of a colour is as much less colourful.
  const shade = (lightness: number) =>
    hexOf({ ...own, lightness, chroma: own.chroma * Math.min(1, lightness / (own.lightness || 1)) });

  // Contrasts are ratios: equal steps between them are equal steps between their logarithms.
  const strength = (colour: string) => Math.log(new Color(colour).contrastWCAG21(ground));
  const ofStrength = (wished: number) =>
    shade(nearestHolding(oklchOf(ground).lightness, end, (lightness) => strength(shade(lightness)) >= wished));
  const [weak, middle, strong] = [Math.log(leastContrast), strength(accent), strength(shade(end))];

  /** The smallest step if so many tones are weaker than the accent. */
  const smallestStep = (weaker: number) =>
    Math.min(
      weaker === 0 ? Infinity : (middle - weak) / weaker,
      weaker === count - 1 ? Infinity : (strong - middle) / (count - 1 - weaker),
    );
  const places = [...Array(count).keys()];
  const ofAccent = places.toSorted((a, b) => smallestStep(b) - smallestStep(a))[0]!;
  return places.map((place) => {
    if (place === ofAccent) return accent;
    const [from, share] =
      place < ofAccent ? [weak, place / ofAccent] : [strong, (count - 1 - place) / (count - 1 - ofAccent)];
    return ofStrength(from + (middle - from) * share);
  });
}

/**
 * The colours of the tiers: shades of the accent, and the accent itself. They differ in lightness, which everyone sees,
 * by the largest steps of contrast that fit. The cheapest tier's is the weakest.
 * @param accent one that is legible, as it is in the two schemes
 * @param ground what the parts are drawn upon
 * @param count how many tiers there are
 */
export function tierRamp(accent: SchemeColours, ground: SchemeColours, count: number): Colours {
  const light = tones(accent.light, ground.light, strongest.light, count);
  const dark = tones(accent.dark, ground.dark, strongest.dark, count);
  return Object.fromEntries(light.map((tone, place) => [`tier-${place + 1}`, { light: tone, dark: dark[place]! }]));
}
