import sharp from 'sharp';
import { settings } from '../settings/settings.ts';
import { risingBars } from '../settings/samples.ts';
import { colour } from '../styles/colours.ts';
import { readDrawing, svgOf, type Drawing } from './drawing.ts';

/** The logo on light and on dark paper. */
export const logo = {
  light: readDrawing('logo.light', settings.logo.light, 'logo'),
  dark: readDrawing('logo.dark', settings.logo.dark || settings.logo.light, 'logo-dark'),
};

/**
 * Whether the logo is so wide, on either paper, that it contains the product's name, and is too wide for an icon. A logo of
 * which a part was left out may lack the name.
 */
export const isWordmark = [logo.light, logo.dark].every(({ ratio, isWhole }) => ratio > 2 && isWhole);

/** The logo's files of which something is not published. */
export const partlyDrawnLogos = (): string[] =>
  (['light', 'dark'] as const)
    .filter((scheme) => !logo[scheme].isWhole && settings.logo[scheme] !== '')
    .map((scheme) => settings.logo[scheme]);

/** The logo as a file. It cannot inherit the page's colours: `currentColor` is set to the scheme's accent. */
export const logoFile = (scheme: 'light' | 'dark') =>
  svgOf(logo[scheme], { xmlns: 'http://www.w3.org/2000/svg', color: colour('accent')[scheme] });

const accent = colour('accent');

/** Length of an icon's edge in the drawing's own units. */
const edge = 32;

/** Length of a drawing on a phone's home screen, which rounds the corners. */
const onHomeScreen = 24;

/** A drawing in the middle of an icon, its longer side of this length. */
function inSquare(drawing: Drawing, length: number, attributes: Readonly<Record<string, string>> = {}): string {
  const [start, size] = [`${(edge - length) / 2}`, `${length}`];
  return svgOf(drawing, { ...attributes, x: start, y: start, width: size, height: size });
}

/** The source of an icon. What it draws in `currentColor` gets the accent. */
const iconOf = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${edge} ${edge}" color="${accent.light}">${content}</svg>`;

/** Replaces a logo that is too wide for an icon: a bar chart in the brand's colours. */
const chart = (scheme: 'light' | 'dark'): Drawing => ({
  attributes: { viewBox: '0 0 32 32' },
  content: `<rect fill="currentColor" width="32" height="32" rx="6"/><path fill="${colour('on-accent')[scheme]}" d="${risingBars}"/>`,
  ratio: 1,
  isWhole: true,
});

const { light, dark } = isWordmark ? { light: chart('light'), dark: chart('dark') } : logo;

/** The favicon, which follows the browser's colour scheme. */
export function favicon(): string {
  const inDark = `svg{color:${accent.dark}}.light{display:none}.dark{display:inline}`;
  const style = `<style>.dark{display:none}@media (prefers-color-scheme:dark){${inDark}}</style>`;
  return iconOf(style + inSquare(light, edge, { class: 'light' }) + inSquare(dark, edge, { class: 'dark' }));
}

const icon = iconOf(inSquare(light, edge));
const homeScreenIcon = iconOf(`<path fill="#fff" d="M0 0h${edge}v${edge}H0z"/>${inSquare(light, onHomeScreen)}`);

/** An icon as a PNG. @param size length of its edge in pixels */
export const iconPicture = (size: number, place: 'page' | 'homeScreen'): Promise<Buffer> =>
  sharp(Buffer.from(place === 'page' ? icon : homeScreenIcon))
    .resize(size)
    .png({ palette: true, effort: 10 })
    .toBuffer();
