import { expect, test } from 'vitest';
import { site } from '../../src/config/site.ts';
import { translator } from '../../src/content/translate.ts';
import { languagePages } from '../support/dist.ts';

test.for(languagePages)('$file links its videos by their names', ({ language, $ }) => {
  const t = translator(language);
  const videos = [
    { title: t('whoIs{product}'), ids: site.videos.whoIs as Readonly<Record<string, string>> },
    { title: t('calculatorVideo'), ids: site.videos.calculator as Readonly<Record<string, string>> },
  ];
  for (const { title, ids } of videos) {
    const id = ids[language.code] ?? ids['en'];
    const name = t('playVideo', { title });
    const link = $(`a[aria-label="${name}"]`).attr() ?? {};
    expect(link).toMatchObject({ href: `https://www.youtube.com/watch?v=${id}`, target: '_blank' });
    expect($(`a[aria-label="${name}"]`).text().trim()).toBe(title);
  }
});
