import { describe, expect, test } from 'vitest';
import { languages } from '../../src/config/languages.ts';
import type { Settings } from '../../src/settings/shape.ts';
import type { TextKey } from '../../src/content/dictionary.ts';
import { factsFor } from '../../src/content/facts.ts';
import { writeMessage } from '../../src/content/message.ts';
import { lookUp } from '../../src/content/translate.ts';

/** All that an owner may say of the terms, unsaid first. */
const answers = {
  vat: ['', 'included', 'excluded'],
  registrationIsFree: ['', 'yes', 'no'],
  commissionNeedsSubscription: ['', 'yes', 'no'],
} satisfies { [Name in keyof Settings['terms']]: Settings['terms'][Name][] };

describe.for(languages)('$name', (language) => {
  const written = (key: TextKey, facts: object) =>
    writeMessage(lookUp(key, language).text, { ...factsFor(language), ...facts }, language.numberLocale).trim();

  test.for([
    ['vatNote', 'vat'],
    ['registrationNote', 'commissionNeedsSubscription'],
    ['registrationNote', 'registrationIsFree'],
  ] as const)('%s says something else for each answer to %s, and least where there is none', ([key, name]) => {
    const [unsaid = '', ...said] = answers[name].map((answer) => written(key, { [name]: answer }));
    expect(new Set([unsaid, ...said]).size).toBe(3);
    for (const text of said) expect(text.length).toBeGreaterThan(unsaid.length);
  });
});
