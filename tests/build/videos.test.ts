import { expect, test } from 'vitest';
import { site } from '../../src/config/site.ts';
import { videoPlayerOrigin } from '../../src/config/video.ts';
import { translator } from '../../src/content/translate.ts';
import { languagePages } from '../support/dist.ts';

test.for(languagePages)('$file links its films, and plays them in its language', ({ language, elements }) => {
  const t = translator(language);
  const films = [
    { title: t('whoIs{product}'), ids: site.videos.whoIs as Readonly<Record<string, string>> },
    { title: t('calculatorVideo'), ids: site.videos.calculator as Readonly<Record<string, string>> },
  ];
  for (const { title, ids } of films) {
    const id = ids[language.code] ?? ids['en'];
    const name = t('playVideo', { title });
    const link = elements.find(({ attributes }) => attributes['aria-label'] === name);
    expect(link?.attributes).toMatchObject({ href: `https://www.youtube.com/watch?v=${id}`, target: '_blank' });
    const values = Object.values(link?.attributes ?? {});
    expect(values).toContain(title);
    const player = new URL(values.find((value) => value.startsWith(videoPlayerOrigin)) ?? 'about:blank');
    expect(player.origin + player.pathname).toBe(`${videoPlayerOrigin}/embed/${id}`);
    expect(player.searchParams.get('hl')).toBe(language.code);
  }
});
