import * as site from '../settings/settings.ts';
import { colour } from '../styles/colours.ts';
import { hasName, readDrawing, svgOf } from './drawing.ts';

/** The logo on light and on dark paper. */
export const logo = {
  light: readDrawing('logo.light', site.logo.light, 'logo'),
  dark: readDrawing('logo.dark', site.logo.dark || site.logo.light, 'logo-dark'),
};

/** Whether the logo is so wide that it contains the product's name, and too wide for an icon. */
export const isWordmark = hasName(logo.light.ratio);

/** The logo as a file. It cannot inherit the page's colours: `currentColor` is set to the scheme's accent. */
export const logoFile = (scheme: 'light' | 'dark') =>
  svgOf(logo[scheme], { xmlns: 'http://www.w3.org/2000/svg', color: colour('accent')[scheme] });
