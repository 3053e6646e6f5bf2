import type { Bitmap2D } from 'lean-qr';
import { drawingOf, quietZone } from './code.ts';

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
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = pictureSize;
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, pictureSize, pictureSize);
  context.fillStyle = '#000';
  const scale = Math.floor(pictureSize / (code.size + 2 * quietZone));
  const start = Math.floor((pictureSize - scale * code.size) / 2);
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      if (code.get(x, y)) context.fillRect(start + scale * x, start + scale * y, scale, scale);
    }
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((file) => (file ? resolve(file) : reject(new Error('The browser made no PNG.'))));
  });
}
