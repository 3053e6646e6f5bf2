import { plan } from '../model/plan.ts';
import { site } from '../config/site.ts';
import { brandColours, fixedColours, type SchemeColours } from './brand-colours.ts';

const ofBrand = brandColours(site.accent);
const colours: Readonly<Record<string, SchemeColours>> = { ...fixedColours, ...ofBrand };

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

/** Custom properties derived from the settings: brand colours and the number of months. */
export const brandStyle = `:root{--months:${plan.horizonMonths};${Object.entries(ofBrand)
  .map(([role, { light, dark }]) => `--${role}:light-dark(${light},${dark})`)
  .join(';')}}`;
