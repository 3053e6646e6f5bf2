import type { Language } from '../../src/config/languages.ts';
import { settings } from '../../src/settings/settings.ts';
import { translator } from '../../src/content/translate.ts';

/** The videos of a language's page: an owner may leave either out, and give a language its own. */
export function videosOf(language: Language) {
  const t = translator(language);
  const all = [
    { title: t('whoIs{product}'), ids: settings.videos.whoIs },
    { title: t('calculatorVideo'), ids: settings.videos.calculator },
  ];
  return all
    .map(({ title, ids }) => ({ title, id: ids[language.path] ?? ids['en'] ?? '', link: t('playVideo', { title }) }))
    .filter(({ id }) => id !== '');
}
