import { z } from 'astro/zod';
import Color from 'colorjs.io';
import { must } from './unusable-value-error.ts';

/** Least contrast of the accent with white at which all colors derived from it are legible, on tints, too. */
export const minContrast = 5.3;

/** Contrast of a color with white, rounded down to one decimal. @param code a hex code */
export const contrastWithWhite = (code: string) => Math.floor(10 * new Color(code).contrastWCAG21('#fff')) / 10;

/** The lightest shade of a color that is dark enough, as a hex code. */
export function darkEnough(code: string): string {
  const shade = new Color(code).to('oklch');
  const written = () => shade.to('srgb').toString({ format: 'hex', collapse: false });
  while (contrastWithWhite(written()) < minContrast) shade.set('l', (lightness) => lightness - 0.01);
  return written();
}

/** The rule for the accent: a hex code, dark enough. */
export const accent = z
  .string()
  .trim()
  .transform((code) => code.toLowerCase().replace(/^(?=[\da-f]{3}([\da-f]{3})?$)/, '#'))
  .pipe(
    z
      .string()
      .regex(/^#([\da-f]{3}|[\da-f]{6})$/, { ...must('be a hex code such as "#0a5a39"'), abort: true })
      .refine((code) => contrastWithWhite(code) >= minContrast, {
        error: ({ input }) =>
          `must be darker, such as ${darkEnough(`${input}`)}: the contrast of "${input}" with white is ${contrastWithWhite(`${input}`)}, and texts need ${minContrast}`,
      }),
  );
