import * as site from '../settings/settings.ts';
import { brandColours, fixedColours, type SchemeColours } from './brand-colours.ts';

const ofBrand = brandColours(site.accent);
const colours: Readonly<Record<string, SchemeColours>> = { ...fixedColours, ...ofBrand };

/** A role's two colours, for what reads no custom properties. @param role without dashes @throws Error if unknown */
export function colour(role: string): SchemeColours {
  const found = colours[role];
  if (!found) throw new Error(`Neither tokens.css nor the brand has a colour role --${role}.`);
  return found;
}

/** Custom properties of the brand's colours. */
export const brandStyle = `:root{${Object.entries(ofBrand)
  .map(([role, { light, dark }]) => `--${role}:light-dark(${light},${dark})`)
  .join(';')}}`;
