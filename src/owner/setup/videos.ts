import { select } from '@inquirer/prompts';
import { languages, type LanguageCode } from '../../config/languages.ts';
import type { Site } from '../../config/settings-types.ts';
import { videoId } from '../../config/video.ts';
import { optionalText, text } from './answers.ts';
import { ask } from './ask.ts';
import type { Settings } from './settings.ts';

type Film = keyof Site['videos'];

/** Asks for one film's video in one language, and for its date. */
async function askVideo(settings: Settings, film: Film, code: LanguageCode, message: string): Promise<Settings> {
  const answer = code === 'en' ? text : optionalText;
  const answered = await ask(settings, { path: ['videos', film, code], message, answer });
  const id = videoId(answered.videos[film][code] ?? '');
  if (id === undefined) return answered;
  return ask(answered, {
    path: ['videoDates', id],
    message: 'Date on which it was published, such as 2010-09-30: search engines want it (empty: not known)',
    answer: optionalText,
  });
}

/** Asks which other language has its own video; undefined for none. */
const askLanguage = ({ videos }: Settings, film: Film, title: string) =>
  select<LanguageCode | undefined>({
    message: `Is there another language’s own video for “${title}”?`,
    pageSize: languages.length,
    choices: [
      { name: 'No more', value: undefined },
      ...languages
        .filter(({ code }) => code !== 'en')
        .map(({ code, name }) => ({
          name,
          value: code,
          description: videos[film][code] ?? 'Shows the English video.',
        })),
    ],
  });

/** Asks for a film's English video, then for other languages' own ones. */
export const askFilm =
  (film: Film, title: string) =>
  async (settings: Settings): Promise<Settings> => {
    let answered = await askVideo(settings, film, 'en', `English video “${title}”: its YouTube address or id`);
    for (;;) {
      const code = await askLanguage(answered, film, title);
      const language = languages.find((other) => other.code === code);
      if (language === undefined) return answered;
      const message = `${language.name}: YouTube address or id of “${title}” (empty: the English one)`;
      answered = await askVideo(answered, film, language.code, message);
    }
  };
