import { describe, expect, test } from 'vitest';
import { faulty, files, heldFiles } from './faulty-texts.ts';

/** What must not occur in the texts of any language. */
const rules = [
  { rule: 'no straight quote, apostrophe or accent', wrong: /['"`´]/ },
  { rule: 'no space at its ends and no double space', wrong: /^\s|\s$|\s{2}/ },
  { rule: 'no dots instead of an ellipsis', wrong: /\.{2}/ },
  { rule: 'no hyphen instead of a dash', wrong: /\s-\s|--/ },
  { rule: 'no accent encoded apart from its letter', wrong: /[\p{Script=Latin}\p{Script=Cyrillic}]\p{M}/u },
  { rule: 'no ordinal that can break from its noun', wrong: /[\d}#]\. (?=\p{Ll})/u },
];

const spaceBeforeMark = /\s[.,:;!?،؛؟]/;

describe.for(files)('$file', (file) => {
  test.for(rules)('has $rule', ({ wrong }) => {
    expect(faulty(file, (text) => wrong.test(text))).toEqual([]);
  });
});

describe.for(heldFiles)('$file', (file) => {
  const { quotationMarks, typography = [], spacesBeforeMarks = false } = file.wording;

  test.for(typography)('has $rule', ({ wrong }) => {
    expect(faulty(file, (text) => new RegExp(wrong, 'u').test(text))).toEqual([]);
  });

  test('has a space before a punctuation mark only where the language sets one', () => {
    expect(faulty(file, (text) => !spacesBeforeMarks && spaceBeforeMark.test(text))).toEqual([]);
  });

  test('uses the quotation marks of the language', () => {
    const [opening, closing] = quotationMarks;
    const quotation = new RegExp(`${opening}[^${opening}${closing}]+${closing}`, 'g');
    expect(faulty(file, (text) => /[«»‹›„“”‟‚‘]/.test(text.replace(quotation, '')))).toEqual([]);
  });
});
