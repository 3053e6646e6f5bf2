import type { Language } from '../config/languages.ts';
import * as site from '../settings/settings.ts';
import { shownVideo } from '../config/video.ts';
import { translator } from './translate.ts';

/** The videos on a language's page, with their YouTube ids: none, one or both. */
export function pageVideos(language: Language) {
  const t = translator(language);
  const videos = [
    { title: t('whoIs{product}'), id: shownVideo(site.videos.whoIs, language.code) },
    { title: t('calculatorVideo'), id: shownVideo(site.videos.calculator, language.code) },
  ];
  return videos.filter(({ id }) => id !== '');
}
