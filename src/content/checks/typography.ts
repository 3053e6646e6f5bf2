import type { Wording } from './wording.ts';

/** What must not occur in the texts of any language. */
const rules = [
  { rule: 'a straight quote, apostrophe or accent', wrong: /['"`´]/ },
  { rule: 'a space at its ends or a double space', wrong: /^\s|\s$|\s{2}/ },
  { rule: 'dots instead of an ellipsis', wrong: /\.{2}/ },
  { rule: 'a hyphen instead of a dash', wrong: /\s-\s|--/ },
  { rule: 'an accent encoded apart from its letter', wrong: /[\p{Script=Latin}\p{Script=Cyrillic}]\p{M}/u },
  { rule: 'an ordinal that can break from its noun', wrong: /[\d}#]\. (?=\p{Ll})/u },
];

/** What a sentence's typography lacks, each as the rest of a sentence that begins with “The text”. It stops nothing. */
export function typographyRemarks(sentence: string, wording: Wording | undefined): string[] {
  const { quotationMarks: [opening, closing] = ['', ''], typography = [], spacesBeforeMarks = true } = wording ?? {};
  const quotation = new RegExp(`${opening}[^${opening}${closing}]+${closing}`, 'g');
  const all = [
    ...rules,
    ...typography.map(({ rule, wrong }) => ({ rule: `other than ${rule}`, wrong: new RegExp(wrong, 'u') })),
    ...(spacesBeforeMarks ? [] : [{ rule: 'a space before a punctuation mark', wrong: /\s[.,:;!?،؛؟]/ }]),
  ];
  const found = all.filter(({ wrong }) => wrong.test(sentence)).map(({ rule }) => `has ${rule}: “${sentence}”`);
  const isQuotedWrong = wording && /[«»‹›„“”‟‚‘]/.test(sentence.replace(quotation, ''));
  return isQuotedWrong ? [...found, `has other quotation marks than ${opening}${closing}: “${sentence}”`] : found;
}
