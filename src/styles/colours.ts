import { readFileSync } from 'node:fs';
import { plan } from '../config/plan.ts';
import { site } from '../config/site.ts';
import { brandColours, type SchemeColours } from './brand-colours.ts';

// From the project's root, where all its commands run: the build bundles this module into another folder.
const roles = readFileSync('src/styles/tokens.css', 'utf8').matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\);/g);

/** The colours that are the same for every brand. */
const fixed = Object.fromEntries([...roles].map(([, role, light, dark]) => [role, { light, dark } as SchemeColours]));
const ofBrand = brandColours(site.accent, fixed['paper']!);
const colours: Readonly<Record<string, SchemeColours>> = { ...fixed, ...ofBrand };

/**
 * The two values of a colour role, for what cannot read custom properties: browser bars, home screens, pictures.
 * @param role name of the custom property, without its dashes
 * @throws Error if there is no such role
 */
export function colour(role: string): SchemeColours {
  const found = colours[role];
  if (!found) throw new Error(`Neither tokens.css nor the brand has a colour role --${role}.`);
  return found;
}

/** The style that gives pages what follows from the settings: the brand's colours, and for how many months there are columns. */
export const brandStyle = `:root{--months:${plan.horizonMonths};${Object.entries(ofBrand)
  .map(([role, { light, dark }]) => `--${role}:light-dark(${light},${dark})`)
  .join(';')}}`;
