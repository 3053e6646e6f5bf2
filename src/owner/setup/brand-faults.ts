import { readFileSync } from 'node:fs';
import { readDrawing } from '../../brand/drawing.ts';
import * as brand from '../../config/brand.ts';
import type { Site } from '../../config/settings-types.ts';
import { faultsFoundBy } from '../../config/unusable-value-error.ts';
import { checkAccent, illegibility } from '../../styles/contrast.ts';
import { fixedColours } from '../../styles/fixed-colours.ts';

const fixed = fixedColours(readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8'));

/** What could not be read with this accent, and the nearest with which it can; undefined if all can be read. */
export const illegible = (accent: string) => illegibility(brand.accent(accent), fixed);

/** What the build would refuse of the accent's colour and the logo's files once it uses them. */
export const brandFaults = ({ accent, logo }: Pick<Site, 'accent' | 'logo'>) =>
  faultsFoundBy([
    () => checkAccent(brand.accent(accent), fixed),
    () => readDrawing('logo.light', brand.logo(logo).light, 'logo'),
    () => readDrawing('logo.dark', brand.logo(logo).dark, 'logo-dark'),
  ]);
