import { expect, test } from 'vitest';
import { inputRules } from '../../src/model/inputs.ts';
import { fieldReducer } from '../../src/model/number-field.ts';
import { matchLanguage } from '../../src/model/match-language.ts';
import { cleanValue } from '../../src/model/parameter.ts';
import { isLink, usableRef } from '../../src/model/partner-link.ts';
import { readInputs, writeInputs } from '../../src/model/query-string.ts';
import { readRef } from '../../src/model/referral-code.ts';
import { insertedDigits } from '../../src/model/typed-number.ts';
import { languages } from '../../src/config/languages.ts';

/** All that reads what a visitor, a link or the page around it says. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  cleanValue,
  readRef: (text) => readRef(`?ref=${text}`),
  readInputs: (text) => readInputs(`?partners=${text}`),
  writeInputs: (text) => writeInputs(`?partners=1&x=${text}`, readInputs('')),
  isLink,
  usableRef,
  insertedDigits: (text) => insertedDigits(text, inputRules.partnersAtStart),
  fieldReducer: (text) => fieldReducer({ value: 1 }, { type: 'input', text }, inputRules.partnersAtStart),
  matchLanguage: (text) => matchLanguage([text], languages),
};

const characters = [' ', '\ufeff', '\u200b', '+', 'a', ':', '/', '7', ',', '%20'];
const places = [(run: string) => `a${run}b`, (run: string) => `${run}b`, (run: string) => `https://a/${run}`];

/**
 * Milliseconds of computing that an action takes, whatever else the machine does: the median of five, and 5 if it is too
 * short to be told from chance.
 */
function timeOf(act: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const before = process.threadCpuUsage();
    act();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.max(5, times.toSorted((one, other) => one - other)[2]!);
}

test.for(Object.entries(readers))('%s reads a text of any length in linear time', ([, read]) => {
  for (const character of characters)
    for (const place of places) {
      const [short, long] = [10_000, 100_000].map((length) =>
        timeOf(() => read(place(character.repeat(length / character.length)))),
      );
      expect(long! / short!, JSON.stringify(place(character))).toBeLessThanOrEqual(20);
    }
});
