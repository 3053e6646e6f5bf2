import type { Bitmap2D } from 'lean-qr';
import { qrCodePaths, quietZone } from './QrCode.tsx';
import { objectUrlLifetime } from '../../state/delays.ts';

/** A code as an SVG file. */
export async function svgFile(code: Bitmap2D): Promise<Blob> {
  const { viewBox, dark, light } = qrCodePaths(code);
  const paths = `<path fill="#fff" d="${light}"/><path d="${dark}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" shape-rendering="crispEdges">${paths}</svg>`;
  return new Blob([svg], { type: 'image/svg+xml' });
}

/** Width and height of the PNG, in pixels. */
const pngSize = 1024;

/** A code as a PNG file. @throws Error if the browser gives no canvas, or falsifies its pixels */
export async function pngFile(code: Bitmap2D): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = pngSize;
  canvas.height = pngSize;
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  const widthInModules = code.size + 2 * quietZone;
  const scale = Math.floor(pngSize / widthInModules);
  const start = Math.floor((pngSize - scale * code.size) / 2);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, pngSize, pngSize);
  context.fillStyle = '#000';
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++)
      if (code.get(x, y)) context.fillRect(start + x * scale, start + y * scale, scale, scale);
  // Detects altered pixels: white border, black top left module.
  const isUnaltered = [0, start].every((at) => context.getImageData(at, at, 1, 1).data[0] === (at ? 0 : 255));
  const file = isUnaltered && (await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve)));
  if (!file) throw new Error('The browser does not show what its canvas holds.');
  return file;
}

/** Downloads a file under this name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(URL.revokeObjectURL, objectUrlLifetime, link.href);
}

/** Maximum length of a referral code in a file name, in characters: some systems limit names to 255 bytes. */
const maximumRefLength = 40;

/** File name of a QR code: language path and referral code, without special characters. @param extension without dot */
export function qrCodeFileName(path: string, ref: string | undefined, extension: string): string {
  const readable = (ref ?? '').replace(/[^\p{L}\p{M}\p{N}_-]+/gu, '-').replace(/^-+|-+$/g, '');
  const short = [...readable].slice(0, maximumRefLength).join('');
  return `qr-${[path, ...(short === '' ? [] : [short])].join('-')}.${extension}`;
}
