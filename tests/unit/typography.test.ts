import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../src/config/languages.ts';
import { faulty, files } from './faulty-texts.ts';

/** A pattern that must not occur in texts: of the languages in `only`, if given, and never of `except`. */
interface Rule {
  readonly rule: string;
  readonly wrong: RegExp;
  readonly only?: readonly LanguageCode[];
  readonly except?: LanguageCode;
}

const rules: readonly Rule[] = [
  { rule: 'no straight quote, apostrophe or accent', wrong: /['"`´]/ },
  { rule: 'no space at its ends and no double space', wrong: /^\s|\s$|\s{2}/ },
  { rule: 'no dots instead of an ellipsis', wrong: /\.{2}/ },
  { rule: 'no hyphen instead of a dash', wrong: /\s-\s|--/ },
  { rule: 'no accent encoded apart from its letter', wrong: /[\p{Script=Latin}\p{Script=Cyrillic}]\p{M}/u },
  { rule: 'no ordinal that can break from its noun', wrong: /[\d}#]\. (?=\p{Ll})/u },
  { rule: 'no space before a punctuation mark', wrong: /\s[.,:;!?،؛؟]/, except: 'fr' },
  { rule: 'a narrow space before ; ! and ?', wrong: /(?<!\u202f)[;!?]/, only: ['fr'] },
  { rule: 'a no-break space before a colon', wrong: /(?<![\u00a0\u202f]):/, only: ['fr'] },
  { rule: 'a no-break space before a dash', wrong: / —/, only: ['ru'] },
  { rule: 'commas and question marks of its script', wrong: /[,;?]/, only: ['ar'] },
  { rule: 'commas, not cedillas, below its letters', wrong: /[şţ]/i, only: ['ro'] },
  { rule: 'opening marks before ? and !', wrong: /^[^¿]*\?|^[^¡]*!/, only: ['es'] },
  { rule: 'a hyphen between a name and its noun', wrong: /\{(product|entryTier)\} \p{Lu}/u, only: ['de'] },
  { rule: 'a no-break space after a single letter', wrong: /(?<!\p{L})[aiouwz] /iu, only: ['pl'] },
  { rule: 'a no-break space after a single letter', wrong: /(?<!\p{L})[aikosuvz] /iu, only: ['cs', 'sk'] },
];

/** Opening and closing quotation marks. A language without an entry uses the English ones. */
const quotationMarks: Readonly<Partial<Record<LanguageCode, readonly [opening: string, closing: string]>>> = {
  de: ['„', '“'],
  en: ['“', '”'],
  es: ['«', '»'],
  pt: ['«', '»'],
  fr: ['«\u202f', '\u202f»'],
  ro: ['„', '”'],
  ru: ['«', '»'],
  tr: ['“', '”'],
  ar: ['«', '»'],
  it: ['«', '»'],
  pl: ['„', '”'],
  nl: ['‘', '’'],
  cs: ['„', '“'],
  sk: ['„', '“'],
  hu: ['„', '”'],
  sv: ['”', '”'],
};

describe.for(files)('$file', (file) => {
  const own = rules.filter(({ only, except }) => (only?.includes(file.code) ?? true) && except !== file.code);

  test.for(own)('has $rule', ({ wrong }) => {
    expect(faulty(file, (text) => wrong.test(text))).toEqual([]);
  });

  test('uses the quotation marks of the language', () => {
    const [opening, closing] = quotationMarks[file.code] ?? ['“', '”'];
    const quotation = new RegExp(`${opening}[^${opening}${closing}]+${closing}`, 'g');
    expect(faulty(file, (text) => /[«»‹›„“”‟‚‘]/.test(text.replace(quotation, '')))).toEqual([]);
  });
});
