import sharp from 'sharp';
import { risingBars } from '../config/pictures.ts';
import { colour } from '../styles/colours.ts';
import type { Drawing } from './drawing.ts';
import { edge, iconOf, inSquare, maskableIconOf } from './icon-drawing.ts';
import { darkLogo, isWordmark, logo } from './logo.ts';

const accent = colour('accent');

/** What stands for a logo that is too wide for an icon: a chart in the colours of the brand. */
const chart = (scheme: 'light' | 'dark'): Drawing => ({
  attributes: { viewBox: '0 0 32 32' },
  content: `<rect fill="currentColor" width="32" height="32" rx="6"/><path fill="${colour('on-accent')[scheme]}" d="${risingBars}"/>`,
  ratio: 1,
});

const light = isWordmark ? chart('light') : logo;
const dark = isWordmark ? chart('dark') : darkLogo;

const plain = iconOf(inSquare(light, edge), accent.light);

/** The icon of browser tabs, in the browser's own colour scheme. */
export function favicon(): string {
  const inDark = (rules: string) => `@media (prefers-color-scheme:dark){svg{color:${accent.dark}}${rules}}`;
  const [style, content] =
    dark === undefined
      ? [inDark(''), inSquare(light, edge)]
      : [
          `.dark{display:none}${inDark('.light{display:none}.dark{display:inline}')}`,
          inSquare(light, edge, { class: 'light' }) + inSquare(dark, edge, { class: 'dark' }),
        ];
  return iconOf(`<style>${style}</style>${content}`, accent.light);
}

/**
 * An icon as a PNG.
 * @param size length of its edge in pixels
 */
export async function iconPicture(size: number, purpose: 'any' | 'maskable'): Promise<Buffer> {
  const source = purpose === 'maskable' ? await maskableIconOf(light, accent.light) : plain;
  return sharp(Buffer.from(source)).resize(size).png({ palette: true, effort: 10 }).toBuffer();
}

/**
 * The icon for browsers that know no other, and for whoever asks for it without having read a page: a PNG behind the
 * header of a Windows icon. https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 */
export async function faviconIco(): Promise<Buffer> {
  const png = await sharp(Buffer.from(plain)).resize(edge).png({ compressionLevel: 9 }).toBuffer();
  const [isIcon, pictures, planes, bitsPerPixel] = [1, 1, 1, 32];
  const header = Buffer.alloc(22);
  header.writeUInt16LE(isIcon, 2);
  header.writeUInt16LE(pictures, 4);
  header.writeUInt8(edge, 6);
  header.writeUInt8(edge, 7);
  header.writeUInt16LE(planes, 10);
  header.writeUInt16LE(bitsPerPixel, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
