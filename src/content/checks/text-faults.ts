import { defaultLanguage, languages, type Language } from '../../config/languages.ts';
import { settingsFile } from '../../settings/read-settings.ts';
import { settings } from '../../settings/settings.ts';
import { didYouMean, UnusableValueError } from '../../settings/unusable-value-error.ts';
import { dictionaries, fileOf, noteOf, textKeys } from '../dictionaries.ts';
import type { Dictionary, TextKey } from '../dictionary.ts';
import { factsFor } from '../facts.ts';
import { calculatorTextKeys } from '../calculator-data.ts';
import { kitTextKeys } from '../kit-data.ts';
import { messageFaults } from './message-faults.ts';
import { copiedKeys } from './untranslated.ts';
import { sentencesOf } from './sentences.ts';
import { typographyRemarks } from './typography.ts';
import { claimFaults, sentenceFaults, wordingOf, type Wording } from './wording.ts';

/** Something wrong with a text. */
interface TextFault {
  readonly file: string;
  readonly key: string;
  /** What is wrong: the rest of a sentence that begins with “The text”. */
  readonly fault: string;
}

/** The texts whose placeholders the browser fills in; the build fills in only the facts. */
const filledInBrowser: ReadonlySet<TextKey> = new Set([...calculatorTextKeys, ...kitTextKeys]);

/** What is wrong with a text that is there. @param facts of its language @param wording what it must not say */
function faultsOf(
  key: TextKey,
  text: string,
  language: Language,
  facts: ReturnType<typeof factsFor>,
  wording: Wording | undefined,
): string[] {
  const reference = dictionaries[language.code === 'en' ? defaultLanguage.code : 'en'][key];
  const rules = {
    locale: language.numberLocale,
    required: Object.keys(noteOf(key)?.placeholders ?? {}),
    facts: Object.keys(facts),
    isFilledInBrowser: filledInBrowser.has(key),
    reference,
  };
  // Only the link to the owner's own page about earnings may say what is usual.
  const claims = wording && key !== 'incomeDisclosure' ? claimFaults(text, wording) : [];
  const faults = [...messageFaults(text, rules), ...claims];
  if (faults.length > 0) return faults;
  return [...new Set(sentencesOf(text).flatMap((sentence) => sentenceFaults(key, sentence, wording)))];
}

/** What is untidy in a language's texts, a sentence for each. It stops no build. @throws SyntaxError if one is no message */
export function textRemarks(language: (typeof languages)[number]): string[] {
  const wording = wordingOf(language);
  return textKeys.flatMap((key) => {
    const sentences = sentencesOf(dictionaries[language.code][key] ?? '');
    const remarks = new Set(sentences.flatMap((sentence) => typographyRemarks(sentence, wording)));
    return [...remarks].map((remark) => `${fileOf(language)}, ${key}: The text ${remark}.`);
  });
}

/** What is wrong with the texts that a language has. @param texts its file's content, empty without a file; `@key` is a note */
export function textFaults(language: Language, texts: Readonly<Record<string, unknown>> = {}): TextFault[] {
  const file = fileOf(language);
  const unknown = Object.keys(texts).filter((key) => !key.startsWith('@') && !textKeys.includes(key as TextKey));
  // Texts of another language are skipped, because their plural forms are not those of this one.
  const untranslated = new Set(copiedKeys(language, texts as Dictionary));
  const wording = wordingOf(language);
  const facts = factsFor(language);
  return [
    ...textKeys
      .filter((key) => !untranslated.has(key))
      .flatMap((key): TextFault[] => {
        const text = texts[key] ?? '';
        if (typeof text !== 'string') return [{ file, key, fault: 'is not a text in quotation marks' }];
        if (text.trim() === '') return [];
        return faultsOf(key, text, language, facts, wording).map((fault) => ({ file, key, fault }));
      }),
    ...unknown.map((key) => ({
      file,
      key,
      fault: `has a key without a note in ${fileOf(defaultLanguage)}${didYouMean(key, textKeys)}`,
    })),
  ];
}

/** What the owner's words for what is sold promise. */
function offerFaults(language: Language): TextFault[] {
  const wording = wordingOf(language);
  const text = settings.whatIsSold[language.path];
  if (!wording || !text) return [];
  const key = `whatIsSold.${language.path}`;
  return claimFaults(text, wording).map((fault) => ({ file: settingsFile, key, fault }));
}

/** What is wrong with a language's texts, and with the owner's words for what is sold, a sentence for each. */
export const faultSentences = (language: (typeof languages)[number]): string[] =>
  [...textFaults(language, dictionaries[language.code]), ...offerFaults(language)].map(
    ({ file, key, fault }) => `${file}, ${key}: The text ${fault}.`,
  );

/** @throws UnusableValueError if a text is faulty. Missing texts do not count: they fall back */
export function checkTexts(): void {
  const faults = languages.flatMap(faultSentences);
  if (faults.length > 0) throw new UnusableValueError(faults.join('\n'));
}
