import { defaultLanguage, languages, type Language } from '../../config/languages.ts';
import { settings } from '../../settings/settings.ts';
import { settingsFile } from '../../settings/read-settings.ts';
import { UnusableValueError } from '../../settings/unusable-value-error.ts';
import { calculatorTextKeys } from '../calculator-data.ts';
import { dictionaries, fileOf, noteOf, textKeys } from '../dictionaries.ts';
import type { TextKey } from '../dictionary.ts';
import { factsFor } from '../facts.ts';
import { kitTextKeys } from '../kit-data.ts';
import { markupFault, messageFaults } from './message-faults.ts';
import { copiedKeys } from './untranslated.ts';

/** The texts whose placeholders the browser fills in; the build fills in only the facts. */
const filledInBrowser: ReadonlySet<TextKey> = new Set([...calculatorTextKeys, ...kitTextKeys]);

/** What is wrong with one text, each as the rest of a sentence that begins with “The text”. */
function faultsOf(key: TextKey, text: unknown, language: Language): string[] {
  if (typeof text !== 'string') return ['is not a text in quotation marks'];
  // Other languages fall back to the German text, which has nothing to fall back to.
  if (text.trim() === '') return language === defaultLanguage ? ['is missing'] : [];
  return messageFaults(text, {
    locale: language.numberLocale,
    required: Object.keys(noteOf(key)?.placeholders ?? {}),
    facts: Object.keys(factsFor(language)),
    isFilledInBrowser: filledInBrowser.has(key),
  });
}

/**
 * What is wrong with a language's texts, and with the owner's words for what is sold, a sentence for each.
 * @param texts its file's content, empty without a file; `@key` is a note
 */
export function textFaults(language: Language, texts: Readonly<Record<string, unknown>>): string[] {
  const file = fileOf(language);
  const unknown = Object.keys(texts).filter((key) => !key.startsWith('@') && !textKeys.includes(key as TextKey));
  // Texts of another language are skipped, because their plural forms are not those of this one.
  const copied = new Set(copiedKeys(language, texts));
  const offer = markupFault(settings.whatIsSold[language.path] ?? '');
  return [
    ...textKeys
      .filter((key) => !copied.has(key))
      .flatMap((key) =>
        faultsOf(key, texts[key] === undefined ? '' : texts[key], language).map(
          (fault) => `${file}, ${key}: The text ${fault}.`,
        ),
      ),
    ...unknown.map((key) => `${file}, ${key}: The text has a key without a note in ${fileOf(defaultLanguage)}.`),
    ...offer.map((fault) => `${settingsFile}, whatIsSold.${language.path}: The text ${fault}.`),
  ];
}

/** @throws UnusableValueError if a text is faulty. Texts that a language lacks are no faults: they fall back to German */
export function checkTexts(): void {
  const faults = languages.flatMap((language) => textFaults(language, dictionaries[language.code]));
  if (faults.length > 0) throw new UnusableValueError(faults.join('\n'));
}
