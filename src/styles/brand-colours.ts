import type { SchemeColours } from './fixed-colours.ts';
import { hexOf, mixOf, oklchOf } from './oklch.ts';

/** The roles that follow from the brand's accent. */
export type BrandRole = 'accent' | 'accent-strong' | 'on-accent' | 'accent-wash';

/** The most chroma that washes and dark colours take over from an accent: a loud one would make them glare. */
const mostChroma = 0.12;

/** How much of the page's paper shows through a wash. */
const paperInWash = 1 / 3;

/** The lightness of an accent under the pointer: darker, or lighter if nobody could see it darken. */
const strongLightness = (lightness: number) => (lightness < 0.25 ? lightness + 0.2 : lightness - 0.08);

/**
 * The colours that follow from an accent: under the pointer, text upon it, wash, and all of these in the dark scheme.
 * @param accent hex code, used as it is in the light scheme
 * @param paper what the page is painted on
 */
export function brandColours(accent: string, paper: SchemeColours): Readonly<Record<BrandRole, SchemeColours>> {
  const { lightness, chroma, hue } = oklchOf(accent);
  const quiet = Math.min(chroma, mostChroma);
  const strong = strongLightness(lightness);
  // A darker shade of a colour is as much less colourful.
  const strongChroma = chroma * Math.min(1, strong / (lightness || 1));
  const tone = (ofLightness: number, ofChroma: number) => hexOf({ lightness: ofLightness, chroma: ofChroma, hue });

  return {
    accent: { light: accent, dark: tone(0.813, 1.1 * quiet) },
    'accent-strong': { light: tone(strong, strongChroma), dark: tone(0.875, 0.84 * quiet) },
    'on-accent': { light: '#fff', dark: tone(0.18, 0.27 * quiet) },
    'accent-wash': {
      light: mixOf(tone(0.936, 0.19 * quiet), paper.light, paperInWash),
      dark: mixOf(tone(0.31, 0.46 * quiet), paper.dark, paperInWash),
    },
  };
}
