import Color from 'colorjs.io';
import sharp from 'sharp';
import { svgOf, type Drawing } from './drawing.ts';

/** Less, and the eye cannot tell two colours apart. Standards ask logos for no contrast. */
const leastContrast = 1.3;
/** How much of a drawing has to be seen. */
const leastShare = 0.1;

/** The share of what a logo draws that can be seen upon the page's paper, from 0 to 1. */
export async function visibleShare(drawing: Drawing, accent: string, paper: string): Promise<number> {
  const svg = svgOf(drawing, { xmlns: 'http://www.w3.org/2000/svg', color: accent });
  const { data } = await sharp(Buffer.from(svg))
    .resize({ height: 32 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const seen = new Map<string, boolean>();
  const canBeSeen = (hex: string) => {
    if (!seen.has(hex)) seen.set(hex, new Color(hex).contrastWCAG21(paper) >= leastContrast);
    return seen.get(hex)!;
  };
  const drawn: boolean[] = [];
  for (let at = 0; at < data.length; at += 4)
    if (data[at + 3]! > 127) drawn.push(canBeSeen(`#${data.toString('hex', at, at + 3)}`));
  return drawn.filter(Boolean).length / (drawn.length || 1);
}

/** Whether enough of a drawing can be seen. */
export const isVisible = async (drawing: Drawing, accent: string, paper: string) =>
  (await visibleShare(drawing, accent, paper)) >= leastShare;
