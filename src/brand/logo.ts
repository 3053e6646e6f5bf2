import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { load } from 'cheerio';
import sharp from 'sharp';
import { optimize } from 'svgo';
import { unusableSetting } from '../settings/read-settings.ts';
import { settings } from '../settings/settings.ts';
import { colour } from '../styles/colours.ts';

/** An owner's logo, as it is published. */
export interface Logo {
  /** Its SVG source. */
  readonly svg: string;
  /** Width divided by height of the box it is drawn in, 0.5 to 8: what is wider or higher is drawn smaller. */
  readonly ratio: number;
  /** Whether its file has neither letters, which look different elsewhere, nor pictures or scripts, which are left out. */
  readonly isWhole: boolean;
}

/** The most bytes of a logo's file: to optimize a larger one can take minutes. */
const maxBytes = 100_000;

const shapes = 'path, rect, circle, ellipse, line, polyline, polygon, use';

/**
 * Reads and optimizes an SVG file that the owner named. @param setting the setting that names it
 * @param file path from the project's root @param accent hex code that `currentColor` gets
 * @throws UnusableValueError if it is no SVG file of at most 100 kB, or nothing is left of it to be seen
 */
export function readLogo(setting: string, file: string, accent: string): Logo {
  const mustBe = (rule: string) => unusableSetting(setting, `must be ${rule}`);
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found?.isFile()) throw mustBe(`the path of an SVG file, and there is no "${resolve(file)}"`);
  if (found.size > maxBytes)
    throw mustBe(`an SVG file of at most 100 kB, and "${file}" has ${Math.ceil(found.size / 1000)} kB`);
  const source = readFileSync(file, 'utf8');
  let svg: string;
  try {
    svg = optimize(source, {
      multipass: true,
      plugins: [
        'preset-default',
        'removeDimensions',
        'removeScripts',
        { name: 'addAttributesToSVGElement', params: { attribute: { color: accent } } },
      ],
    }).data;
  } catch (error) {
    const { line, reason } = error as { readonly line?: number; readonly reason?: string };
    throw mustBe(`an SVG file, and "${file}" cannot be read as one: line ${line}: ${reason}`);
  }
  const $ = load(svg, { xml: true });
  const [, , width = 0, height = 0] = ($(':root').attr('viewBox') ?? '').split(/[\s,]+/).map(Number);
  if (!$(':root').is('svg') || !(width > 0 && height > 0))
    throw mustBe(`an SVG file with a viewBox such as "0 0 120 40", and "${file}" has none`);
  $('image').remove();
  if ($(shapes).length === 0) throw mustBe(`an SVG file with shapes, and nothing of "${file}" would be seen`);
  return {
    svg: $.xml(),
    ratio: Math.min(Math.max(width / height, 0.5), 8),
    isWhole: !/<(text|image|script)\b/.test(source),
  };
}

const accent = colour('accent');

/** The logo on light and on dark paper. */
export const logo = {
  light: readLogo('logo.light', settings.logo.light, accent.light),
  dark: readLogo('logo.dark', settings.logo.dark || settings.logo.light, accent.dark),
};

/** Whether the logo is so wide, on either paper, that it contains the product's name. */
export const isWordmark = logo.light.ratio > 2 && logo.dark.ratio > 2;

/** The logo on a transparent ground as a PNG of this size, in pixels. */
export const drawLogo = (width: number, height: number): Promise<Buffer> =>
  sharp(Buffer.from(logo.light.svg))
    .resize({ width, height, fit: 'contain', background: '#0000' })
    .png({ effort: 10 })
    .toBuffer();

/** The icon of a phone's home screen, which rounds its corners: the logo on white. @param size in pixels */
export const homeScreenIcon = async (size: number): Promise<Buffer> =>
  sharp({ create: { width: size, height: size, channels: 3, background: '#fff' } })
    .composite([{ input: await drawLogo(Math.round(0.75 * size), Math.round(0.75 * size)) }])
    .png({ palette: true })
    .toBuffer();
