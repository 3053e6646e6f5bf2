import { languages, type LanguageCode } from '../../config/languages.ts';
import type { Site } from '../../config/settings-types.ts';
import { videoId } from '../../config/video.ts';
import { address, optionalAddress, optionalDay } from './answers.ts';
import { ask, back, choose, type Step, type Turn } from './ask.ts';
import type { Settings } from './settings.ts';

type Film = keyof Site['videos'];

/** What the films are called on the page. */
export const filmTitles = {
  whoIs: 'Who is behind the product',
  calculator: 'How the calculator works',
} as const satisfies Record<Film, string>;

const films = Object.keys(filmTitles) as Film[];

/** Asks for the date of a film's video in a language, if it has one. */
const askDate = ({ videos }: Settings, film: Film, code: LanguageCode): readonly Step[] => {
  const id = videoId(videos[film][code] ?? '');
  const message = `Day on which “${filmTitles[film]}” was published: search engines want it (empty: not known)`;
  return id === undefined ? [] : [ask({ path: ['videoDates', id], message, answer: optionalDay })];
};

/** Asks for a language's own videos and their dates; back leads to the list of languages. */
async function askVideosIn(
  settings: Settings,
  { code, name }: (typeof languages)[number],
  place: string,
): Promise<Turn> {
  let answered = settings;
  for (const film of films) {
    const message = `${name}: YouTube address of “${filmTitles[film]}” (empty: the English video)`;
    const turn = await ask({ path: ['videos', film, code], message, answer: optionalAddress })(answered, place);
    if (turn.isBack) return turn;
    answered = turn.settings;
    for (const step of askDate(answered, film, code)) answered = (await step(answered, place)).settings;
  }
  return { settings: answered };
}

/** Asks which other languages have their own videos, until there are no more. */
const askOtherLanguages: Step = async (settings, place) => {
  let answered = settings;
  for (;;) {
    const choices = [
      { name: 'No more', value: undefined },
      ...languages
        .filter(({ code }) => code !== 'en')
        .map((language) => ({
          name: language.name,
          value: language,
          description: films.map((film) => answered.videos[film][language.code] ?? 'the English video').join(', '),
        })),
    ];
    const language = await choose(place, 'Are there videos in another language?', choices, undefined);
    if (language === undefined || language === back) return { settings: answered, isBack: language === back };
    answered = (await askVideosIn(answered, language, place)).settings;
  }
};

/** Questions for both films' English videos, then for other languages' own ones. */
export const askVideos = (settings: Settings): readonly Step[] => [
  ...films.flatMap((film) => [
    ask({
      path: ['videos', film, 'en'],
      message: `English video “${filmTitles[film]}”: its YouTube address`,
      answer: address,
    }),
    ...askDate(settings, film, 'en'),
  ]),
  askOtherLanguages,
];
