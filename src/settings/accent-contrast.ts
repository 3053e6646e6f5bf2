import Color from 'colorjs.io';

/** Least contrast of the accent with white at which all colors derived from it are legible, on tints, too. */
export const leastContrast = 5.3;

/** Contrast of a color with white, rounded down to one decimal. @param code a hex code */
export const contrastWithWhite = (code: string) => Math.floor(10 * new Color(code).contrastWCAG21('#fff')) / 10;

/** The lightest shade of a color that is dark enough, as a hex code. */
export function darkEnough(code: string): string {
  const shade = new Color(code).to('oklch');
  const written = () => shade.to('srgb').toString({ format: 'hex', collapse: false });
  while (contrastWithWhite(written()) < leastContrast) shade.set('l', (lightness) => lightness - 0.01);
  return written();
}
