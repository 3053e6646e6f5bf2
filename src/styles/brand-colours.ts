import Color from 'colorjs.io';

/** A colour in the light and in the dark scheme, as hex codes. */
export interface SchemeColours {
  readonly light: string;
  readonly dark: string;
}

const hexOf = (colour: Color) => colour.to('srgb').toGamut().toString({ format: 'hex' });

/**
 * The colours that follow from the brand's accent, by their role: under the pointer, text upon it, wash, and all of these
 * in the dark scheme. They are found in OKLCH, where equal steps look equal in every hue.
 * @param accent hex code, used as it is in the light scheme; its contrast with white is what the schema asks for, and the
 *   lightness of all others keeps what is written in or upon them legible
 * @param paper what the page is painted on
 */
export function brandColours(accent: string, paper: SchemeColours) {
  const [l, c, h] = new Color(accent).to('oklch').coords;
  const [lightness, chroma, hue] = [l ?? 0, c ?? 0, h ?? 0];
  // A loud accent would make washes and dark colours glare.
  const quiet = Math.min(chroma, 0.12);
  // Darker under the pointer, or lighter if nobody could see it darken.
  const strong = lightness < 0.25 ? lightness + 0.2 : lightness - 0.08;
  const tone = (ofLightness: number, ofChroma: number) => hexOf(new Color('oklch', [ofLightness, ofChroma, hue]));
  const washOn = (ground: string, wash: string) => hexOf(new Color(wash).mix(ground, 1 / 3, { space: 'oklab' }));

  return {
    accent: { light: accent, dark: tone(0.813, 1.1 * quiet) },
    // A darker shade of a colour is as much less colourful.
    'accent-strong': {
      light: tone(strong, chroma * Math.min(1, strong / (lightness || 1))),
      dark: tone(0.875, 0.84 * quiet),
    },
    'on-accent': { light: '#fff', dark: tone(0.18, 0.27 * quiet) },
    'accent-wash': {
      light: washOn(paper.light, tone(0.936, 0.19 * quiet)),
      dark: washOn(paper.dark, tone(0.31, 0.46 * quiet)),
    },
  } satisfies Record<string, SchemeColours>;
}
