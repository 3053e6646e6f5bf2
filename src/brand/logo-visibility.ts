import sharp from 'sharp';
import { unusableSetting } from '../settings/read-settings.ts';
import { settings } from '../settings/settings.ts';
import { colour } from '../styles/colours.ts';
import { svgOf, type Drawing } from './drawing.ts';
import { logo } from './logo.ts';

/** Shades of grey, of 256, below which two are hard to tell apart. WCAG sets no minimum for logos. */
const leastDifference = 30;

/** Whether what a logo draws can be seen upon the page's paper. @param paper hex code, as of the accent */
export async function isVisible(drawing: Drawing, accent: string, paper: string): Promise<boolean> {
  const svg = svgOf(drawing, { xmlns: 'http://www.w3.org/2000/svg', color: accent });
  const drawn = sharp(Buffer.from(svg)).resize({ height: 32 }).flatten({ background: paper });
  // With some paper around it, since a logo may fill its whole box.
  const picture = await drawn.extend({ top: 8, background: paper }).greyscale().png().toBuffer();
  const [grey] = (await sharp(picture).stats()).channels;
  return grey!.max - grey!.min >= leastDifference;
}

const schemes = ['light', 'dark'] as const;

/** @throws UnusableValueError, naming the setting, if a logo lacks contrast with the page */
export async function checkLogo(): Promise<void> {
  for (const scheme of schemes) {
    const paper = colour('paper')[scheme];
    if (await isVisible(logo[scheme], colour('accent')[scheme], paper)) continue;
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
