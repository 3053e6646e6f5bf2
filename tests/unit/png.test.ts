import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pngOf } from '../../src/calculator/kit/png.ts';

test('a PNG has exactly the black squares that it was given, as large as they fit, as another program reads it', async () => {
  const picture = fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 8 })).chain(([bytes, squares]) => {
    const dark = fc.array(fc.boolean(), { minLength: squares * squares, maxLength: squares * squares });
    return fc.record({ size: fc.constant(8 * bytes), squares: fc.constant(squares), dark });
  });
  await fc.assert(
    fc.asyncProperty(picture, async ({ size, squares, dark }) => {
      const file = await pngOf(size, squares, (x, y) => dark[y * squares + x]!);
      expect(file.type).toBe('image/png');
      const { data, info } = await sharp(await file.arrayBuffer(), { failOn: 'warning' })
        .toColourspace('b-w')
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(info).toMatchObject({ width: size, height: size, channels: 1 });
      const scale = Math.floor(size / squares);
      const place = (pixel: number) => Math.floor((pixel - Math.floor((size % squares) / 2)) / scale);
      const isInside = (square: number) => square >= 0 && square < squares;
      const expected = Array.from({ length: size * size }, (_, pixel) => {
        const [x, y] = [place(pixel % size), place(Math.floor(pixel / size))];
        return isInside(x) && isInside(y) && dark[y * squares + x] ? 0 : 255;
      });
      expect([...data]).toEqual(expected);
    }),
    { numRuns: 30 },
  );
});
