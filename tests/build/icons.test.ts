import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { dist } from '../support/dist.ts';

test.for([
  { file: 'favicon.ico', size: 32 },
  { file: 'apple-touch-icon.png', size: 180 },
])('the icon $file is a square of its size', async ({ file, size }) => {
  expect(await sharp(join(dist, file)).metadata()).toMatchObject({ format: 'png', width: size, height: size });
});
