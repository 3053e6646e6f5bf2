import { expect, test } from 'vitest';
import { site } from '../../src/config/site.ts';
import { videoPlayerOrigin } from '../../src/config/video.ts';
import { translator } from '../../src/content/translate.ts';
import { languagePages } from '../support/dist.ts';

test.for(languagePages)('$file links its films, and plays them in its language', ({ language, $ }) => {
  const t = translator(language);
  const films = [
    { title: t('whoIs{product}'), ids: site.videos.whoIs as Readonly<Record<string, string>> },
    { title: t('calculatorVideo'), ids: site.videos.calculator as Readonly<Record<string, string>> },
  ];
  for (const { title, ids } of films) {
    const id = ids[language.code] ?? ids['en'];
    const name = t('playVideo', { title });
    const link = $(`a[aria-label="${name}"]`).attr() ?? {};
    expect(link).toMatchObject({ href: `https://www.youtube.com/watch?v=${id}`, target: '_blank' });
    const values = Object.values(link);
    expect(values).toContain(title);
    const player = new URL(values.find((value) => value.startsWith(videoPlayerOrigin)) ?? 'about:blank');
    expect(player.origin + player.pathname).toBe(`${videoPlayerOrigin}/embed/${id}`);
    // Plays at once, as a press on it asks for, with the player's words and the subtitles in the page's language.
    const { autoplay, hl, cc_lang_pref, rel } = Object.fromEntries(player.searchParams);
    const expected = { autoplay: '1', hl: language.code, cc_lang_pref: language.code, rel: '0' };
    expect({ autoplay, hl, cc_lang_pref, rel }).toEqual(expected);
  }
});
