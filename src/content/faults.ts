import { defaultLanguage, languages, type Language } from '../config/languages.ts';
import { UnusableValueError } from '../settings/unusable-value-error.ts';
import { dictionaries, fileOf, noteOf, textKeys } from './dictionaries.ts';
import type { Dictionary, TextKey } from './dictionary.ts';
import { factsFor } from './facts.ts';
import { calculatorTextKeys } from './calculator-data.ts';
import { kitTextKeys } from './page-data.ts';
import { messageFaults } from './message-faults.ts';
import { englishKeys } from './untranslated.ts';

/** Something wrong with a text. */
interface TextFault {
  readonly file: string;
  readonly key: string;
  /** What is wrong: the rest of a sentence that begins with “The text”. */
  readonly fault: string;
}

/** The texts whose placeholders the browser fills in; the build fills in only the facts. */
const filledInBrowser: ReadonlySet<TextKey> = new Set([...calculatorTextKeys, ...kitTextKeys]);

/** What is wrong with a text that is there. @param facts of its language */
function faultsOf(key: TextKey, text: string, language: Language, facts: ReturnType<typeof factsFor>): string[] {
  const { placeholders = {} } = noteOf(key) ?? {};
  const inBuild = (type?: string) => (type === undefined ? 'text' : 'number');
  const types = [
    ...Object.entries(placeholders).map(
      ([name, { type }]) => [name, filledInBrowser.has(key) ? 'inBrowser' : inBuild(type)] as const,
    ),
    ...Object.entries(facts).map(([name, value]) => [name, typeof value === 'number' ? 'number' : 'text'] as const),
  ];
  const reference = dictionaries[language.code === 'en' ? defaultLanguage.code : 'en'][key];
  return messageFaults(text, {
    locale: language.numberLocale,
    required: Object.keys(placeholders),
    known: new Map(types),
    reference,
  });
}

/** What is wrong with the texts that a language has. @param texts its file's content, empty without a file; `@key` is a note */
export function textFaults(language: Language, texts: Readonly<Record<string, unknown>> = {}): TextFault[] {
  const file = fileOf(language);
  const unknown = Object.keys(texts).filter((key) => !key.startsWith('@') && !textKeys.includes(key as TextKey));
  // Texts that are still in English are skipped, because their plural forms are not those of the language.
  const untranslated = new Set(englishKeys(language, texts as Dictionary));
  const facts = factsFor(language);
  return [
    ...textKeys
      .filter((key) => !untranslated.has(key))
      .flatMap((key): TextFault[] => {
        const text = texts[key] ?? '';
        if (typeof text !== 'string') return [{ file, key, fault: 'is no text in quotation marks' }];
        if (text.trim() === '') return [];
        return faultsOf(key, text, language, facts).map((fault) => ({ file, key, fault }));
      }),
    ...unknown.map((key) => ({ file, key, fault: `has a key without a note in ${fileOf(defaultLanguage)}` })),
  ];
}

/** What is wrong with any language's texts. */
export const allTextFaults = () => languages.flatMap((language) => textFaults(language, dictionaries[language.code]));

/** @throws UnusableValueError if a text is faulty. Missing texts do not count: they fall back */
export function checkTexts(): void {
  const [first] = allTextFaults();
  if (first) throw new UnusableValueError(`${first.file}, ${first.key}: The text ${first.fault}.`);
}
