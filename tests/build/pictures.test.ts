import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { isWordmark } from '../../src/brand/logo.ts';
import { languages, type Language } from '../../src/config/languages.ts';
import { settings } from '../../src/settings/settings.ts';
import { translator } from '../../src/content/translate.ts';
import { cardDocument, isDrawnFrom } from '../../src/previews/card.ts';
import { languagePages } from '../support/dist.ts';
import { readPage } from '../support/read-page.ts';
import { isSample } from '../support/sample-settings.ts';

// The committed pictures, not the published ones: the build leaves out those that are out of date.
const publicFolder = join(import.meta.dirname, '../../public');
const picture = (file: string) => {
  const path = join(publicFolder, file);
  return existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
};
const outOfDate = 'the picture is out of date: run "npm run previews" and commit it';

describe.for(languages)('the link preview of /$path', (language) => {
  const file = picture(`previews/${language.path}.png`);

  const fits = isDrawnFrom(cardDocument(language), file);

  // An owner's are drawn anew when they like: until then the build and the doctor say so, and pages name none.
  if (isSample) {
    test('shows the current title, product and look', () => {
      expect(fits, outOfDate).toBe(true);
    });
  }

  test('is 1200 by 630 pixels and below 100 kB', async () => {
    expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(file.byteLength).toBeLessThan(100_000);
  });

  test('is named by its page, with its size and title, exactly if it fits the page', () => {
    const { $ } = languagePages.find((page) => page.language === language)!;
    const about = $('meta[property^="og:image"]')
      .toArray()
      .map((meta) => [$(meta).attr('property'), $(meta).attr('content')]);
    const named = {
      'og:image': `${settings.origin}/previews/${language.path}.png`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringContaining(translator(language)('title')),
    };
    expect(Object.fromEntries(about)).toEqual(fits ? named : {});
  });

  test('says whose calculator it is and that it is an example, and shows no figure', () => {
    const t = translator(language);
    const $ = readPage(cardDocument(language));
    $('script, style, head').remove();
    const shown = $.root()
      .text()
      .trim()
      .split(/\s*\n\s*/);
    // A logo that contains the name says it instead.
    const name = isWordmark ? [] : [settings.product];
    expect(shown).toEqual([...name, t('title'), t('shareText')]);
    expect(shown.slice(1).join()).not.toMatch(/[\p{Nd}\p{Sc}]/u);
  });
});

test('there is a link preview for every language, and for no other', () => {
  const drawn = readdirSync(join(publicFolder, 'previews'));
  const pictures = (all: readonly Language[]) => all.map(({ path }) => `${path}.png`);
  expect(drawn).toEqual(expect.arrayContaining(pictures(languages)));
  expect(pictures(languages)).toEqual(expect.arrayContaining(drawn));
});
