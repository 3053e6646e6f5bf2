import { readFileSync } from 'node:fs';
import { readDrawing } from '../../brand/drawing.ts';
import { isVisible } from '../../brand/visible-share.ts';
import * as brand from '../../config/brand.ts';
import type { Site } from '../../config/settings-types.ts';
import { faultsFoundBy } from '../../config/unusable-value-error.ts';
import { brandColours } from '../../styles/brand-colours.ts';
import { checkAccent, illegibility } from '../../styles/contrast.ts';
import { fixedColours } from '../../styles/fixed-colours.ts';

const fixed = fixedColours(readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8'));

/** What could not be read with this accent, and the nearest with which it can; undefined if all can be read. */
export const illegible = (accent: string) => illegibility(brand.accent(accent), fixed);

/** The first scheme on whose pages the logo cannot be seen, such as black on dark ones; undefined if there is none. */
export async function schemeWithoutLogo({ accent, logo }: Pick<Site, 'accent' | 'logo'>) {
  const paper = fixed['paper']!;
  const colours = brandColours(brand.accent(accent), paper);
  for (const scheme of ['light', 'dark'] as const) {
    const drawing = readDrawing(`logo.${scheme}`, brand.logo(logo)[scheme], 'logo');
    if (!(await isVisible(drawing, colours.accent[scheme], paper[scheme]))) return scheme;
  }
  return undefined;
}

/** What the build would refuse of the accent's colour and the logo's files once it uses them. */
export const brandFaults = ({ accent, logo }: Pick<Site, 'accent' | 'logo'>) =>
  faultsFoundBy([
    () => checkAccent(brand.accent(accent), fixed),
    () => readDrawing('logo.light', brand.logo(logo).light, 'logo'),
    () => readDrawing('logo.dark', brand.logo(logo).dark, 'logo-dark'),
  ]);
