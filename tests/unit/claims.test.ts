import { expect, test } from 'vitest';
import { languages } from '../../src/config/languages.ts';
import { faultSentences, textRemarks } from '../../src/content/checks/text-faults.ts';
import { claimFaults, sentenceFaults, wordingOf } from '../../src/content/checks/wording.ts';
import { settings } from '../../src/settings/settings.ts';

const english = wordingOf({ path: 'en' })!;

test.for([
  { text: 'Earn a PASSIVE INCOME.', says: 'promises an income with “PASSIVE INCOME”' },
  { text: 'What you can expect.', says: 'calls an example likely with “expect”' },
  { text: 'No guarantee. Guaranteed each month.', says: 'has “Guarant” without denying it' },
])('“$text” is refused', ({ text, says }) => {
  expect(claimFaults(text, english)).toEqual([expect.stringContaining(says)]);
});

test('a text that denies a guarantee is none that promises one', () => {
  expect(claimFaults('An example, with no guarantee.', english)).toEqual([]);
});

test.for([
  { key: 'title', text: 'Earn €5,000 a month', says: 'has “€5,000”' },
  { key: 'title', text: `The ${settings.product} calculator`, says: 'for which there is a placeholder' },
  { key: 'title', text: `All about ${Object.keys(settings.tiers)[0]}`, says: 'for which there is a placeholder' },
  { key: 'registerNow', text: '<b>Register</b>', says: 'has “<b>”' },
  { key: 'disclaimerText', text: 'All good.', says: 'does not deny a guarantee' },
])('“$text” is refused as $key', ({ key, text, says }) => {
  expect(sentenceFaults(key, text, english).join()).toContain(says);
});

test('what only contains a forbidden word within another is taken', () => {
  expect(claimFaults('It is unlikely that all of this happens.', english)).toEqual([]);
});

test.for(languages)('no text of $name is faulty or untidy', (language) => {
  expect([...faultSentences(language), ...textRemarks(language)]).toEqual([]);
});
