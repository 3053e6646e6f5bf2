import { expect, test } from 'vitest';
import { languages } from '../../src/config/languages.ts';
import { soldBySample } from '../../src/config/samples.ts';
import * as delivered from '../../src/config/settings.ts';
import { changes } from '../../src/owner/setup/changes.ts';
import { faultAt, faults, type Settings } from '../../src/owner/setup/settings.ts';
import { sentenceToComplete, withWords } from '../../src/owner/setup/what-is-sold.ts';

const tier = { priceCents: 25_00, level1Commission: 75, level2Commission: 5 };
const settings: Settings = {
  ...delivered,
  tiers: { SMALL: tier, MIDDLE: tier, LARGE: tier },
  upgrades: [],
  ownSubscription: '',
  whatIsSold: { de: soldBySample('de')!, en: soldBySample('en')!, fr: 'du yoga' },
};
const german = languages.findIndex(({ code }) => code === 'de');

test('what is sold is asked for by the language’s own sentence with a gap, which names the levels just answered', () => {
  const question = sentenceToComplete(settings, german);
  expect(question).toMatch(/“.*SMALL, MIDDLE und LARGE.*….*”/);
  expect(question).toContain(`such as “${soldBySample('de')}”`);
});

test('what is sold, in the owner’s words in one language, takes the sample’s words out of all', () => {
  expect(withWords(settings, german, 'Yogakurse').whatIsSold).toEqual({ de: 'Yogakurse', en: '', fr: 'du yoga' });
});

test('what is sold need not be said', () => {
  expect(faults(withWords(settings, german, ''))).toEqual([]);
});

test('what is sold is refused if it is too long, in words', () => {
  expect(faultAt(withWords(settings, german, 'Y'.repeat(81)), ['whatIsSold', 'de'])).toBe(
    'The words can have at most 80 characters.',
  );
});

test('what is sold changes by a line for each language', () => {
  expect(changes(settings, withWords(settings, german, 'Yogakurse'))).toEqual([
    `What is sold, in Deutsch: Yogakurse (until now: ${soldBySample('de')})`,
    'What is sold, in English: no longer',
  ]);
});
