import Color from 'colorjs.io';
import type { Colours, SchemeColours } from './fixed-colours.ts';
import { nearestHolding } from './nearest-holding.ts';
import { hexOf, oklchOf } from './oklch.ts';

/** The weakest tone's contrast with what it is drawn upon: 3, with some reserve. https://www.w3.org/TR/WCAG22/#non-text-contrast */
const leastContrast = 3.2;

/** The lightness of the strongest tone: deep, and neither black nor white, which would look like the message. */
const strongest: Readonly<Record<keyof SchemeColours, number>> = { light: 0.3, dark: 0.92 };

/** The tones of one scheme, the weakest first. */
function tones(accent: string, ground: string, end: number, count: number): string[] {
  const own = oklchOf(accent);
  // A darker shade of a colour is as much less colourful.
  const shade = (lightness: number) =>
    hexOf({ ...own, lightness, chroma: own.chroma * Math.min(1, lightness / (own.lightness || 1)) });

  // Contrasts are ratios: equal steps between them are equal steps between their logarithms.
  const strength = (colour: string) => Math.log(new Color(colour).contrastWCAG21(ground));
  const [weak, strong] = [Math.log(leastContrast), strength(shade(end))];
  return Array.from({ length: count }, (_, place) => {
    const wished = count === 1 ? strong : weak + ((strong - weak) * place) / (count - 1);
    return shade(nearestHolding(oklchOf(ground).lightness, end, (lightness) => strength(shade(lightness)) >= wished));
  });
}

/**
 * The colours of the tiers: shades of the accent. They differ in lightness, which everyone sees, by equal steps of
 * contrast. The cheapest tier's is the weakest.
 * @param accent one that is legible, as it is in the two schemes
 * @param ground what the parts are drawn upon
 * @param count how many tiers there are
 */
export function tierRamp(accent: SchemeColours, ground: SchemeColours, count: number): Colours {
  const light = tones(accent.light, ground.light, strongest.light, count);
  const dark = tones(accent.dark, ground.dark, strongest.dark, count);
  return Object.fromEntries(light.map((tone, place) => [`tier-${place + 1}`, { light: tone, dark: dark[place]! }]));
}
