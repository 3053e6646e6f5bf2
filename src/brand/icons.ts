import sharp from 'sharp';
import { risingBars } from '../config/pictures.ts';
import { colour } from '../styles/colours.ts';
import type { Drawing } from './drawing.ts';
import { edge, iconOf, inSquare, maskableIconOf } from './icon-drawing.ts';
import { isWordmark, logo } from './logo.ts';

const accent = colour('accent');

/** Replaces a logo that is too wide for an icon: a bar chart in the brand's colours. */
const chart = (scheme: 'light' | 'dark'): Drawing => ({
  attributes: { viewBox: '0 0 32 32' },
  content: `<rect fill="currentColor" width="32" height="32" rx="6"/><path fill="${colour('on-accent')[scheme]}" d="${risingBars}"/>`,
  ratio: 1,
});

const { light, dark } = isWordmark ? { light: chart('light'), dark: chart('dark') } : logo;

const plain = iconOf(inSquare(light, edge), accent.light);

/** The favicon, which follows the browser's colour scheme. */
export function favicon(): string {
  const inDark = `svg{color:${accent.dark}}.light{display:none}.dark{display:inline}`;
  const style = `<style>.dark{display:none}@media (prefers-color-scheme:dark){${inDark}}</style>`;
  const content = inSquare(light, edge, { class: 'light' }) + inSquare(dark, edge, { class: 'dark' });
  return iconOf(style + content, accent.light);
}

/** An icon as a PNG. @param size length of its edge in pixels */
export async function iconPicture(size: number, purpose: 'any' | 'maskable'): Promise<Buffer> {
  const source = purpose === 'maskable' ? await maskableIconOf(light, accent.light) : plain;
  return sharp(Buffer.from(source)).resize(size).png({ palette: true, effort: 10 }).toBuffer();
}
