import { expect, test } from 'vitest';
import * as site from '../../src/config/settings.ts';
import { translator } from '../../src/content/translate.ts';
import { languagePages, read } from '../support/dist.ts';

interface Manifest {
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
}

const manifests = languagePages.map(({ language, $ }) => ({
  language,
  path: language.path,
  manifest: JSON.parse(read(`${language.path}.webmanifest`)) as Manifest,
  theme: $('meta[name=theme-color]').last().attr('content'),
}));

test.for(manifests)(
  'the app of /$path has the name, texts and direction of its language, and icons for every shape that phones ask for',
  ({ language, manifest, theme }) => {
    const t = translator(language);
    expect(manifest).toMatchObject({
      name: t('calculatorName'),
      short_name: site.product,
      description: t('metaDescription'),
      lang: language.hreflang,
      dir: language.direction,
      start_url: `/${language.path}`,
      theme_color: theme,
    });
    const icons = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
    expect(icons.sort()).toEqual(['192x192 any', '192x192 maskable', '512x512 any', '512x512 maskable']);
  },
);
