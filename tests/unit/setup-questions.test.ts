import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { risingBars } from '../../src/config/pictures.ts';
import * as delivered from '../../src/config/settings.ts';
import type { Step } from '../../src/owner/setup/ask.ts';
import { withoutSampleLogo } from '../../src/owner/setup/brand.ts';
import { illegible, schemeWithoutLogo } from '../../src/owner/setup/brand-faults.ts';
import { groups } from '../../src/owner/setup/groups.ts';
import { askInTurn } from '../../src/owner/setup/interview.ts';
import type { Settings } from '../../src/owner/setup/settings.ts';
import { takeLogos } from '../../src/owner/setup/take-logos.ts';

const settings: Settings = delivered;
const tier = { priceCents: 25_00, level1Commission: 75, level2Commission: 5 };

test('three levels take at most thirty-one questions: the menu, the colour’s offer and changed rows come on top', () => {
  const three = { ...settings, tiers: { ONE: tier, TWO: tier, THREE: tier } };
  expect(groups.flatMap(({ steps }) => steps(three)).length).toBeLessThanOrEqual(31);
});

describe('questions in turn', () => {
  /** A question that is answered once with each of these, and that notes its place. */
  const places: string[] = [];
  const answering = (name: string, ...turns: readonly ('on' | 'back')[]): Step => {
    const left = [...turns];
    return async (present, place) => {
      places.push(`${name} ${place}`);
      const isBack = left.shift() === 'back';
      return { settings: { ...present, product: `${present.product}${name}` }, isBack };
    };
  };

  test('say their place, and lead back by one without losing an answer', async () => {
    places.length = 0;
    const steps = [answering('a'), answering('b', 'on'), answering('c', 'back')];
    const { settings: then, isThrough } = await askInTurn({ ...settings, product: '' }, () => steps);
    expect(places).toEqual(['a 1 of 3', 'b 2 of 3', 'c 3 of 3', 'b 2 of 3', 'c 3 of 3']);
    expect(then.product).toBe('abcbc');
    expect(isThrough).toBe(true);
  });

  test('lead back from the first to where they were chosen', async () => {
    const { isThrough } = await askInTurn(settings, () => [answering('a', 'back'), answering('b')]);
    expect(isThrough).toBe(false);
  });

  test('follow the answers', async () => {
    places.length = 0;
    const steps = [answering('a'), answering('b')];
    await askInTurn({ ...settings, product: '' }, ({ product }) => (product === '' ? steps : steps.slice(0, 1)));
    expect(places).toEqual(['a 1 of 2']);
  });
});

test('a colour that is hard to read comes with the nearest one that can be read', () => {
  const unread = illegible('#ffcc00');
  expect(unread?.seen).toMatch(/\w+ \w+/);
  expect(illegible(unread!.nearest)).toBeUndefined();
});

describe('a logo', () => {
  /** A folder with a project in it, and files beside that. */
  const folderWith = (...files: readonly string[]) => {
    const folder = mkdtempSync(join(tmpdir(), 'logo-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    mkdirSync(join(folder, 'project/src/brand'), { recursive: true });
    for (const file of files) writeFileSync(join(folder, file), `<svg>${file}</svg>`);
    return folder;
  };

  test('from elsewhere is copied into the project, and one in it is named from there', () => {
    const folder = folderWith('our logo.svg', 'dark.svg', 'project/inside.svg');
    const project = join(folder, 'project');
    const taken = takeLogos(
      { ...settings, logo: { light: join(folder, 'our logo.svg'), dark: join(folder, 'dark.svg') } },
      project,
    );
    expect(taken.logo).toEqual({ light: 'src/brand/own-logo.svg', dark: 'src/brand/own-logo-dark.svg' });
    const copied = Object.values(taken.logo).map((file) => readFileSync(join(project, file), 'utf8'));
    expect(copied).toEqual(['<svg>our logo.svg</svg>', '<svg>dark.svg</svg>']);
    const inside = { light: join(project, 'inside.svg'), dark: '' };
    expect(takeLogos({ ...settings, logo: inside }, project).logo).toEqual({ light: 'inside.svg', dark: '' });
  });

  test('that could not be seen on light or on dark pages is noticed before the build refuses it', async () => {
    const folder = folderWith();
    const drawn = (fill: string) => {
      const path = join(folder, `${fill}.svg`);
      writeFileSync(
        path,
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="${fill}" d="M0 0h8v8H0z"/></svg>`,
      );
      return path;
    };
    const [black, white] = [drawn('black'), drawn('white')];
    const without = (light: string, dark: string) => schemeWithoutLogo({ accent: '#0044cc', logo: { light, dark } });
    expect(await without(black, '')).toBe('dark');
    expect(await without(white, '')).toBe('light');
    expect(await without(black, white)).toBeUndefined();
    expect(await without(drawn('currentColor'), '')).toBeUndefined();
  });

  test('that is the owner’s takes the sample’s dark one away, and keeps one of their own', () => {
    const folder = folderWith('own.svg', 'own-dark.svg');
    const [own, ownDark, sample] = ['own.svg', 'own-dark.svg', 'sample.svg'].map((file) => join(folder, file)) as [
      string,
      string,
      string,
    ];
    writeFileSync(sample, `<svg>${risingBars}</svg>`);
    const dark = (logo: Settings['logo']) => withoutSampleLogo({ ...settings, logo }).logo.dark;
    expect(dark({ light: own, dark: sample })).toBe('');
    expect(dark({ light: own, dark: ownDark })).toBe(ownDark);
    expect(dark({ light: sample, dark: sample })).toBe(sample);
  });
});
