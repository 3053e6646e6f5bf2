import type { Language } from '../../src/config/languages.ts';
import * as site from '../../src/settings/settings.ts';
import { translator } from '../../src/content/translate.ts';

/** The videos of a language's page: an owner may leave either out, and give a language its own. */
export function videosOf(language: Language) {
  const t = translator(language);
  const all = [
    { title: t('whoIs{product}'), ids: site.videos.whoIs },
    { title: t('calculatorVideo'), ids: site.videos.calculator },
  ];
  return all
    .map(({ title, ids }) => ({ title, id: ids[language.code] ?? ids['en'] ?? '', link: t('playVideo', { title }) }))
    .filter(({ id }) => id !== '');
}
