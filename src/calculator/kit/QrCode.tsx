import { correction, generate, mode, type Bitmap2D } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';
import { useKit } from './use-kit.ts';

/** Width of the light border, in modules, as ISO/IEC 18004 requires. */
const quietZone = 4;

/** A code of this version is 97 modules wide. Larger ones have modules under 0.4 mm on a phone, too small to scan. */
const largestVersion = 20;

/**
 * The encodings to try. Links are ASCII, which needs no ECI marker; some phones read one as part of the text. The
 * library's default also tries Shift JIS, for which it builds a table of thousands of characters.
 */
const modes = [mode.numeric, mode.alphaNumeric, mode.ascii];

/** The QR code of a link, with error correction level M; undefined if the link is too long. */
export function generateQrCode(link: string): Bitmap2D | undefined {
  const [minCorrectionLevel, maxCorrectionLevel] = [correction.M, correction.M];
  try {
    return generate(link, { modes, minCorrectionLevel, maxCorrectionLevel, maxVersion: largestVersion });
  } catch {
    return undefined;
  }
}

/** A link as a QR code, dark on light in every colour scheme, as phones expect it. Its text alternative is the link. */
export function QrCode({ link }: { readonly link: string }) {
  const { t } = useKit();
  const code = useMemo(() => generateQrCode(link), [link]);
  if (!code) return <p role="status">{t('qrCodeTooLong')}</p>;
  const width = code.size + 2 * quietZone;
  return (
    <svg
      className="code"
      viewBox={`-${quietZone} -${quietZone} ${width} ${width}`}
      role="img"
      aria-label={link}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M-${quietZone}-${quietZone}h${width}v${width}h-${width}z`} />
      <path d={toSvgPath(code)} />
    </svg>
  );
}
