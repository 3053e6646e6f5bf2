import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pngOf } from '../../src/calculator/kit/png.ts';

test('a PNG has exactly the black and white pixels that it was given, as another program reads it', async () => {
  const picture = fc.integer({ min: 1, max: 6 }).chain((bytes) => {
    const size = 8 * bytes;
    const pixels = size * size;
    return fc.tuple(fc.constant(size), fc.array(fc.boolean(), { minLength: pixels, maxLength: pixels }));
  });
  await fc.assert(
    fc.asyncProperty(picture, async ([size, dark]) => {
      const file = await pngOf(size, (x, y) => dark[y * size + x]!);
      expect(file.type).toBe('image/png');
      const { data, info } = await sharp(await file.arrayBuffer(), { failOn: 'warning' })
        .toColourspace('b-w')
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(info).toMatchObject({ width: size, height: size, channels: 1 });
      expect([...data]).toEqual(dark.map((isDark) => (isDark ? 0 : 255)));
    }),
    { numRuns: 30 },
  );
});
