import { defaultLanguage, type Language } from '../config/languages.ts';
import { settings } from '../settings/settings.ts';
import { fill } from '../format/placeholders.ts';
import { dictionaries } from './dictionaries.ts';
import type { Dictionary, CallerValues, TextKey } from './dictionary.ts';
import { factsFor } from './facts.ts';
import { writeMessage, type Value } from './message.ts';

type Values<Key extends TextKey> = keyof CallerValues<Key> extends never ? [] : [values: CallerValues<Key>];

type Translate = <Key extends TextKey>(key: Key, ...values: Values<Key>) => string;

/** A text with its placeholders, and the language it is written in. */
interface Found {
  readonly text: string;
  readonly language: Language;
}

type Dictionaries = Readonly<Partial<Record<string, Dictionary>>>;

/** The language's text, else the German one, else the key. An empty text counts as missing. */
export function lookUp(key: TextKey, language: Language, from: Dictionaries = dictionaries): Found {
  const found = [language, defaultLanguage].map((one) => ({ text: from[one.code]?.[key] ?? '', language: one }));
  return found.find(({ text }) => text.trim() !== '') ?? { text: key, language };
}

/** Formats texts, with the plurals of the text's own language, which is German after a fallback. */
function writer(language: Language, from?: Dictionaries) {
  const facts = factsFor(language);
  return (key: TextKey, values: Readonly<Record<string, Value>> = {}) => {
    const found = lookUp(key, language, from);
    return writeMessage(found.text, { ...facts, ...values }, found.language.numberLocale);
  };
}

/** Looks up a language's texts and fills in the facts and the caller's values. */
export function translator(language: Language, from?: Dictionaries): Translate {
  const write = writer(language, from);
  return (key, ...[values]) => write(key, values);
}

/** Prices stay placeholders: a component puts each into an element of its own. */
const prices = { ownPrice: '{ownPrice}', entryPrice: '{entryPrice}' };

/** Texts with the facts filled in; other placeholders, and prices, are left for the component or the browser. */
export function textsFor<Key extends TextKey>(language: Language, keys: readonly Key[]): Record<Key, string> {
  const write = writer(language);
  return Object.fromEntries(keys.map((key) => [key, write(key, prices)])) as Record<Key, string>;
}

/** A link to one of the owner's legal pages, in a language. Undefined if the owner has set no address for it. */
export function legalLink(name: keyof typeof settings.legal, language: Language) {
  const address = fill(settings.legal[name], { language: language.code });
  return address === '' ? undefined : { label: translator(language)(name), address };
}
