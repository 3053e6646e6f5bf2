import Color from 'colorjs.io';
import sharp from 'sharp';
import type { Settings } from '../settings/shape.ts';
import { UnusableValueError } from '../settings/unusable-value-error.ts';
import { brandColours } from '../styles/colours.ts';
import { hasName, readDrawing, svgOf, type Drawing } from './drawing.ts';

/** Below this contrast, two colours are hard to tell apart. WCAG sets no minimum for logos. */
const leastContrast = 1.3;
/** Minimum share of a drawing's pixels that must be visible. */
const leastShare = 0.1;

/** The share of what a logo draws that can be seen upon the page's paper, from 0 to 1. */
export async function visibleShare(drawing: Drawing, accent: string, paper: string): Promise<number> {
  const svg = svgOf(drawing, { xmlns: 'http://www.w3.org/2000/svg', color: accent });
  const pixels = await sharp(Buffer.from(svg)).resize({ height: 32 }).ensureAlpha().raw().toBuffer();
  const colours: string[] = [];
  for (let at = 0; at < pixels.length; at += 4)
    if (pixels[at + 3]! > 127) colours.push(`#${pixels.toString('hex', at, at + 3)}`);
  const isSeen = (colour: string) => new Color(colour).contrastWCAG21(paper) >= leastContrast;
  const seen = new Set([...new Set(colours)].filter(isSeen));
  return colours.filter((colour) => seen.has(colour)).length / (colours.length || 1);
}

/** @throws UnusableValueError, naming the setting, if a logo cannot be drawn or lacks contrast with the page */
export async function checkLogo({ logo, accent }: Pick<Settings, 'logo' | 'accent'>): Promise<void> {
  const ratios: number[] = [];
  const { accent: drawn, paper } = brandColours(accent);
  for (const scheme of ['light', 'dark'] as const) {
    const file = logo[scheme] || logo.light;
    const drawing = readDrawing(`logo.${scheme}`, file, 'logo');
    ratios.push(drawing.ratio);
    if ((await visibleShare(drawing, drawn[scheme], paper[scheme])) < leastShare)
      throw UnusableValueError.ofSetting(
        `logo.${scheme}`,
        `must be a drawing that can be seen on the ${scheme} page (${paper[scheme]}), and "${file}" cannot`,
      );
  }
  const [light, dark] = ratios.map(hasName);
  if (light !== dark)
    throw UnusableValueError.ofSetting(
      'logo.dark',
      `must, like logo.light, be ${light ? 'more' : 'at most'} twice as wide as high: only a wide logo is taken to contain the name`,
    );
}
