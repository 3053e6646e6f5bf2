import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isWordmark } from '../../src/brand/logo.ts';
import { manifestIcons } from '../../src/config/pictures.ts';
import { site } from '../../src/config/site.ts';
import { colour } from '../../src/styles/colours.ts';
import { read } from '../support/dist.ts';

const dist = join(import.meta.dirname, '../../dist');
const picture = (file: string) => readFileSync(join(dist, file));

/** The colours of a picture's pixels as `rrggbbaa`, row by row. */
async function pixels(source: Buffer): Promise<string[]> {
  const { data } = await sharp(source).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: data.length / 4 }, (_, at) => data.toString('hex', 4 * at, 4 * at + 4));
}

const long = (code: string) => code.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
/** Whether what icons show takes its colour from the accent: the owner's own drawing may not. */
const followsAccent = isWordmark || readFileSync(site.logo.light, 'utf8').includes('currentColor');

const homeScreen = [
  { file: 'apple-touch-icon.png', size: 180, purpose: 'maskable' },
  ...manifestIcons.map(({ name, ...icon }) => ({ ...icon, file: `icons/${name}.png` })),
];

test.for(homeScreen)('the icon $file is a square of its size', async ({ file, size }) => {
  expect(await sharp(picture(file)).metadata()).toMatchObject({ format: 'png', width: size, height: size });
});

test.for(homeScreen)('the icon $file has the accent, if the logo leaves its colour to it', async ({ file }) => {
  const hasAccent = (await pixels(picture(file))).includes(`${long(colour('accent').light).slice(1)}ff`);
  expect(hasAccent || !followsAccent).toBe(true);
});

test.for(homeScreen.filter(({ purpose }) => purpose === 'maskable'))(
  'the icon $file reaches into every corner',
  async ({ file, size }) => {
    const all = await pixels(picture(file));
    const corners = [0, size - 1, size * (size - 1), size * size - 1].map((at) => all[at]!.slice(-2));
    expect(corners).toEqual(['ff', 'ff', 'ff', 'ff']);
  },
);

test('the icon of browser tabs has the accent of both colour schemes', () => {
  const icon = read('favicon.svg');
  for (const code of Object.values(colour('accent'))) expect(icon).toContain(code);
});

test('browsers that take no SVG get a picture of 32 by 32 pixels', async () => {
  expect(await sharp(picture('favicon.ico')).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
});
