import { correction, generate, mode, type Bitmap2D } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** Modules of light around a code, which ISO/IEC 18004 asks for. */
export const quietZone = 4;

/** Of this version a code has 97 modules in a row. With more, one is smaller than 0.4 mm on a phone, too small to scan. */
const largestVersion = 20;

/**
 * What a link's characters may be written as. It is ASCII, which needs no mark of its encoding: some phones take such
 * a mark for a part of the text. The library would also ask whether it is Japanese, for which it makes a table of
 * thousands of characters.
 */
const modes = [mode.numeric, mode.alphaNumeric, mode.ascii];

/**
 * The code to scan for a link, with correction level M.
 * @returns undefined if the link is too long
 */
export function codeFor(link: string): Bitmap2D | undefined {
  const [minCorrectionLevel, maxCorrectionLevel] = [correction.M, correction.M];
  try {
    return generate(link, { modes, minCorrectionLevel, maxCorrectionLevel, maxVersion: largestVersion });
  } catch {
    return undefined;
  }
}

/** A drawing of a code, one unit to a module, as SVG has it: its dark modules, and the light square behind them. */
export function drawingOf(code: Bitmap2D) {
  const width = code.size + 2 * quietZone;
  return {
    viewBox: `-${quietZone} -${quietZone} ${width} ${width}`,
    dark: toSvgPath(code),
    light: `M-${quietZone}-${quietZone}h${width}v${width}h-${width}z`,
  };
}
