import { brotliCompressSync } from 'node:zlib';
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

/** In bytes: what the first packets have room for, which bring the page as far as its headline. */
const largestInPage = 300;

/** Whether the logo stands in the page itself. A larger one is a file of its own, for which the headline does not wait. */
export const isInPage = brotliCompressSync(logo.content + (darkLogo?.content ?? '')).length <= largestInPage;

/** The logo as a file, which does not see the page's colours. */
export const logoFile = (scheme: 'light' | 'dark') =>
  svgOf(scheme === 'dark' ? (darkLogo ?? logo) : logo, {
    xmlns: 'http://www.w3.org/2000/svg',
    color: colour('accent')[scheme],
  });
