import { site } from '../config/site.ts';
import { colour } from '../styles/colours.ts';
import { readDrawing, svgOf, type Drawing } from './drawing.ts';

const { light: lightFile, dark: darkFile } = site.logo;

/** The logo in the light scheme. */
export const logo: Drawing = readDrawing('logo.light', lightFile, 'logo');

/** The logo in the dark scheme, or undefined if it is the same. */
export const darkLogo = darkFile === lightFile ? undefined : readDrawing('logo.dark', darkFile, 'logo-dark');

/** Whether the logo is so wide that it contains the product's name, and too wide for an icon. */
export const isWordmark = logo.ratio > 2;

/** The logo as a file, which does not see the page's colours: what it draws in `currentColor` gets the scheme's accent. */
export const logoFile = (scheme: 'light' | 'dark') =>
  svgOf(scheme === 'dark' ? (darkLogo ?? logo) : logo, {
    xmlns: 'http://www.w3.org/2000/svg',
    color: colour('accent')[scheme],
  });
