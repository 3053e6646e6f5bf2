import Color from 'colorjs.io';

/**
 * A colour in OKLCH, where equal steps look equal in every hue. https://www.w3.org/TR/css-color-4/#ok-lab
 * The range of lightness is 0 to 1, that of chroma 0 to about 0.3 on a screen; hue is an angle in degrees.
 */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/** A hex code in OKLCH. The hue of a grey is 0. */
export function oklchOf(code: string): Oklch {
  const [lightness, chroma, hue] = new Color(code).to('oklch').coords;
  return { lightness: lightness ?? 0, chroma: chroma ?? 0, hue: hue ?? 0 };
}

/** The hex code of a colour. One that no screen can show is made less colourful until one can. */
export const hexOf = ({ lightness, chroma, hue }: Oklch) =>
  new Color('oklch', [lightness, chroma, hue]).to('srgb').toGamut().toString({ format: 'hex' });

/**
 * A mixture of two colours.
 * @param share how much of the second is in it, from 0 to 1
 */
export const mixOf = (first: string, second: string, share: number) =>
  new Color(first).mix(second, share, { space: 'oklab' }).to('srgb').toGamut().toString({ format: 'hex' });
