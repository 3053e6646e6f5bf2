import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { settings } from '../../src/settings/settings.ts';
import { languagePages } from '../support/dist.ts';

describe.for(languagePages)('the link preview of $file', ({ language, $ }) => {
  test('is 1200 by 630 pixels and below 100 kB', async () => {
    const picture = sharp(join(import.meta.dirname, `../../dist/previews/${language.path}.png`));
    const { format, width, height } = await picture.metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
    expect((await picture.toBuffer()).byteLength).toBeLessThan(100_000);
  });

  test('is named by its page, with its size', () => {
    const about = $('meta[property^="og:image"]')
      .toArray()
      .map((meta) => [$(meta).attr('property'), $(meta).attr('content')]);
    expect(Object.fromEntries(about)).toEqual({
      'og:image': `${settings.origin}/previews/${language.path}.png`,
      'og:image:width': '1200',
      'og:image:height': '630',
    });
  });
});
