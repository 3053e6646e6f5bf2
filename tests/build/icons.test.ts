import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { dist } from '../support/dist.ts';

const homeScreen = [
  { file: 'apple-touch-icon.png', size: 180 },
  { file: 'icon.png', size: 512 },
];

test.for(homeScreen)('the icon $file is a square of its size', async ({ file, size }) => {
  expect(await sharp(join(dist, file)).metadata()).toMatchObject({ format: 'png', width: size, height: size });
});

test('browsers that take no SVG get a picture of 32 by 32 pixels', async () => {
  expect(await sharp(join(dist, 'favicon.ico')).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
});
