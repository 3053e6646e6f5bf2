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

/** A code as a PNG file. Every module has the same whole number of pixels; what is left over is light. */
export function pngFile(code: Bitmap2D): Promise<Blob> {
  const scale = Math.floor(pictureSize / (code.size + 2 * quietZone));
  const start = Math.floor((pictureSize - scale * code.size) / 2);
  const moduleAt = (pixel: number) => Math.floor((pixel - start) / scale);
  return pngOf(pictureSize, (x, y) => code.get(moduleAt(x), moduleAt(y)));
}
