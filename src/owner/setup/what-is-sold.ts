import { languages } from '../../config/languages.ts';
import { languagesOfSample, soldBySample } from '../../config/samples.ts';
import { saleSentence } from '../../content/access-note.ts';
import { faultAt, type Settings } from './settings.ts';
import { askTable } from './table.ts';

const wordsIn = ({ whatIsSold }: Settings, index: number) => whatIsSold[languages[index]!.code] ?? '';

/**
 * The settings with other words in a language. The sample's, wherever they still stand, go: they say what somebody else
 * sells.
 */
export function withWords(settings: Settings, index: number, typed: string): Settings {
  const own = Object.entries(settings.whatIsSold).map(([code, words]) => [
    code,
    words === soldBySample(code) ? '' : words,
  ]);
  return { ...settings, whatIsSold: { ...Object.fromEntries(own), [languages[index]!.code]: typed } };
}

/** A language's sentence with a gap, and what the sample says in it, as an example of the form. */
export function sentenceToComplete(settings: Settings, index: number): string {
  const language = languages[index]!;
  const sentence = saleSentence(language, '…', Object.keys(settings.tiers));
  const example = soldBySample(language.code);
  return `${language.name}: the words for … in “${sentence}”${example === undefined ? '' : `, such as “${example}”`}`;
}

/** Asks for the words in the languages that the owner chooses: nobody has to answer in languages they do not speak. */
export const askWhatIsSold = askTable({
  message: 'What the subscriptions include, which the page says in a sentence (no words: the page does not say it)',
  rows: (settings) => languages.map(({ name }, index) => `${name}: ${wordsIn(settings, index) || 'not said'}`),
  columns: sentenceToComplete,
  write: wordsIn,
  withRow: withWords,
  fault: (settings, index, typed) => faultAt(withWords(settings, index, typed), ['whatIsSold', languages[index]!.code]),
  note: (settings) =>
    languagesOfSample(settings).length === 0
      ? undefined
      : 'These are the words of the sample. Choose a language, and say what you sell: in the others, the page then says nothing until you choose them.',
  most: languages.length,
});
