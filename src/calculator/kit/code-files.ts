import type { Bitmap2D } from 'lean-qr';
import { drawingOf, quietZone } from './code.ts';
import { pngOf } from './png.ts';

/** Width and height of the picture, in pixels. */
const pictureSize = 1024;

/** A code as an SVG file. */
export function svgFile(code: Bitmap2D): Blob {
  const { viewBox, dark, light } = drawingOf(code);
  const paths = `<path fill="#fff" d="${light}"/><path d="${dark}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" shape-rendering="crispEdges">${paths}</svg>`;
  return new Blob([svg], { type: 'image/svg+xml' });
}

/** A code as a PNG file. */
export function pngFile(code: Bitmap2D): Promise<Blob> {
  return pngOf(pictureSize, code.size + 2 * quietZone, (x, y) => code.get(x - quietZone, y - quietZone));
}
