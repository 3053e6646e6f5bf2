import sharp from 'sharp';
import { expect, test } from 'vitest';
import { maskableIconOf } from '../../src/brand/icon-drawing.ts';

const drawing = (content: string, viewBox = '0 0 8 8') => ({ attributes: { viewBox }, content, ratio: 1 });

/** The colours of an icon at a corner, near the middle of its upper edge, and in its centre. */
async function looks(icon: string) {
  const pixels = 64;
  const data = await sharp(Buffer.from(icon)).resize(pixels).ensureAlpha().raw().toBuffer();
  const at = (x: number, y: number) => data.toString('hex', 4 * (y * pixels + x), 4 * (y * pixels + x) + 4);
  return { corner: at(0, 0), edge: at(pixels / 2, 3), centre: at(pixels / 2, pixels / 2) };
}

const white = 'ffffffff';
const [red, blue] = ['ff0000ff', '0000ffff'];

test.for([
  { shape: 'a tile', content: '<rect fill="red" width="8" height="8" rx="2"/>' },
  { shape: 'a disc', content: '<circle fill="red" cx="4" cy="4" r="4"/>' },
  { shape: 'a tile in the accent', content: '<rect fill="currentColor" width="8" height="8" rx="2"/>' },
])('$shape grows into the corners of an icon that phones cut', async ({ content }) => {
  const mark = drawing(`${content}<path fill="#00f" d="M3 3h2v2H3z"/>`);
  expect(await looks(await maskableIconOf(mark, '#ff0000'))).toEqual({ corner: red, edge: red, centre: blue });
});

test.for([
  { shape: 'a rhombus', mark: drawing('<path fill="red" d="M4 0l4 4-4 4-4-4z"/>') },
  {
    shape: 'a tile in two colours',
    mark: drawing('<path fill="#00f" d="M0 0h8v4H0z"/><path fill="red" d="M0 4h8v4H0z"/>'),
  },
  { shape: 'a wide tile', mark: drawing('<path fill="red" d="M0 0h12v8H0z"/>', '0 0 12 8') },
])('$shape stands whole on white in an icon that phones cut', async ({ mark }) => {
  expect(await looks(await maskableIconOf(mark, '#000'))).toEqual({ corner: white, edge: white, centre: red });
});
