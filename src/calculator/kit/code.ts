import { correction, generate, mode, type Bitmap2D } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** Modules of light around a code, which ISO/IEC 18004 asks for. */
export const quietZone = 4;

/** A code of this version is 97 modules wide. Larger ones have modules under 0.4 mm on a phone, too small to scan. */
const largestVersion = 20;

/**
 * The encodings to choose from. A link is ASCII, which needs no encoding mark: some phones take one for part of the
 * text. By default, the library would also try Japanese, for which it builds a table of thousands of characters.
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
