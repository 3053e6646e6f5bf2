import { readFileSync } from 'node:fs';
import Color from 'colorjs.io';
import { settings } from '../settings/settings.ts';

/** A colour in the light and in the dark scheme, as hex codes. */
interface SchemeColours {
  readonly light: string;
  readonly dark: string;
}

// From the project's root, where all its commands run: the build bundles this module into another folder.
const roles = readFileSync('src/styles/tokens.css', 'utf8').matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\);/g);

/** The colours that are the same for every brand, by role. */
const fixedColours: Readonly<Record<string, SchemeColours>> = Object.fromEntries(
  [...roles].map(([, role, light, dark]) => [role, { light, dark } as SchemeColours]),
);

const hexOf = (colour: Color) => colour.to('srgb').toGamut().toString({ format: 'hex' });

/**
 * The colours derived from the brand's accent, by role, each for the light and the dark scheme: the page's grounds and
 * rules, the accent itself, its hover colour, text on the accent, the wash and its hairlines. They are computed in OKLCH,
 * where equal steps look equal in every hue.
 * @param accent hex code, used as it is in the light scheme; its contrast with white is what the schema asks for, and
 * the lightness of the other colours keeps text in them or on them legible
 */
export function brandColours(accent: string) {
  const [l, c, h] = new Color(accent).to('oklch').coords;
  const [lightness, chroma, hue] = [l ?? 0, c ?? 0, h ?? 0];
  // Limits chroma, or a vivid accent would make tints and dark-scheme colours glaring.
  const quiet = Math.min(chroma, 0.12);
  // Darker on hover, or lighter if the accent is too dark for that to be seen.
  const strong = lightness < 0.25 ? lightness + 0.2 : lightness - 0.08;
  const tone = (ofLightness: number, ofChroma: number) => hexOf(new Color('oklch', [ofLightness, ofChroma, hue]));

  return {
    paper: { light: '#faf8f3', dark: tone(0.189, 0.11 * quiet) },
    surface: { light: '#fff', dark: tone(0.233, 0.166 * quiet) },
    rule: { light: '#ddd8cc', dark: tone(0.33, 0.235 * quiet) },
    accent: { light: accent, dark: tone(0.813, 1.1 * quiet) },
    // Chroma decreases in proportion to lightness.
    'accent-strong': {
      light: tone(strong, chroma * Math.min(1, strong / (lightness || 1))),
      dark: tone(0.875, 0.84 * quiet),
    },
    'on-accent': { light: '#fff', dark: tone(0.18, 0.27 * quiet) },
    'accent-wash': { light: tone(0.95, 0.16 * quiet), dark: tone(0.299, 0.37 * quiet) },
    // Hairlines on the wash.
    'wash-rule': { light: tone(0.865, 0.21 * quiet), dark: tone(0.384, 0.4 * quiet) },
  } satisfies Record<string, SchemeColours>;
}

const ofBrand = brandColours(settings.accent);
const colours: Readonly<Record<string, SchemeColours>> = { ...fixedColours, ...ofBrand };

/** A role's two colours, for what reads no custom properties. @param role without dashes @throws Error if unknown */
export function colour(role: string): SchemeColours {
  const found = colours[role];
  if (!found) throw new Error(`Neither tokens.css nor the brand has a colour role --${role}.`);
  return found;
}

/** Without these, a browser that is older than promised would show neither fields nor the registration. */
const needed = ['accent', 'on-accent', 'control', 'rule'].map((role) => `--${role}:${colour(role).light}`).join(';');

/** Custom properties of the brand's colours. Browsers without `light-dark()` get the light ones of what can be pressed. */
export const brandStyle = `:root{${Object.entries(ofBrand)
  .map(([role, { light, dark }]) => `--${role}:light-dark(${light},${dark})`)
  .join(';')}}@supports not (color:light-dark(red,red)){:root{${needed}}}`;
