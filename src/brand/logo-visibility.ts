import Color from 'colorjs.io';
import sharp from 'sharp';
import { unusableSetting } from '../settings/read-settings.ts';
import { settings } from '../settings/settings.ts';
import { colour } from '../styles/colours.ts';
import { svgOf, type Drawing } from './drawing.ts';
import { logo } from './logo.ts';

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

const schemes = ['light', 'dark'] as const;

/** @throws UnusableValueError, naming the setting, if a logo lacks contrast with the page */
export async function checkLogo(): Promise<void> {
  for (const scheme of schemes) {
    const paper = colour('paper')[scheme];
    if ((await visibleShare(logo[scheme], colour('accent')[scheme], paper)) >= leastShare) continue;
    const file = settings.logo[scheme] || settings.logo.light;
    throw unusableSetting(
      `logo.${scheme}`,
      `must be a drawing that can be seen on the page’s ${scheme} paper (${paper}), and what is drawn of "${file}" cannot: draw it in "currentColor", or name another file`,
    );
  }
}

/** What the logos' files have that is not published, a sentence for each. */
export const logoRemarks = (): string[] =>
  schemes
    .filter((scheme) => logo[scheme].leftOut.length > 0 && (scheme === 'light' || settings.logo.dark !== ''))
    .map(
      (scheme) =>
        `${settings.logo[scheme]}: Only shapes and gradients are drawn, so ${logo[scheme].leftOut.join(', ')} are left out. Letters must be outlines.`,
    );
