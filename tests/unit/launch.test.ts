import { expect, test } from 'vitest';
import { sampleOffer } from '../../src/config/samples.ts';
import { publishedLanguages } from '../../src/content/untranslated.ts';
import { launchAdvice, launchFindings } from '../../src/owner/launch.ts';
import { own } from '../support/own-site.ts';

test('samples, missing legal links and addresses without https are named', () => {
  const legal = { ...own.legal, privacy: '' };
  const whatIsSold = { ...own.whatIsSold, de: sampleOffer('de')!, en: sampleOffer('en')! };
  expect(
    launchFindings({ ...own, product: 'Examplia', signupOrigin: 'http://join.acme.test', legal, whatIsSold }),
  ).toEqual([
    'src/config/settings.json, product: "Examplia" is a sample. Replace it with your own.',
    'src/config/settings.json, whatIsSold: The pages still say what the sample sells, in Deutsch, English.',
    'src/config/settings.json, legal.privacy: No address is set, so the pages have no link.',
    'src/config/settings.json, signupOrigin: "http://join.acme.test" must start with https:// in public.',
  ]);
});

test('what some countries ask for is advised, each by its name, and so are words for what is sold', () => {
  const legal = { ...own.legal, incomeDisclosure: '' };
  const terms = { vat: '', commissionNeedsSubscription: '' } as const;
  const whatIsSold = { ...own.whatIsSold, de: '', xx: 'words' };
  const published = [...publishedLanguages.slice(0, 1), { name: 'Klingon', path: 'no-list' }];
  expect(launchAdvice({ legal, terms, whatIsSold }, published)).toEqual([
    expect.stringMatching(/legal\.incomeDisclosure: .*typically earn.*FTC/),
    expect.stringMatching(/terms\.vat: .*contain VAT/),
    expect.stringMatching(/terms\.commissionNeedsSubscription: .*subscription of one’s own/),
    expect.stringMatching(/whatIsSold: .* in Deutsch\./),
    'src/config/settings.json, whatIsSold: No language has the code xx, so no page says these words.',
    'tests/unit/wording/no-list.json: It is missing, so nothing checks what the texts in Klingon must not promise.',
  ]);
});
