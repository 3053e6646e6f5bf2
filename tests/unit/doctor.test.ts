import { describe, expect, test } from 'vitest';
import { languages } from '../../src/config/languages.ts';
import { soldBySample } from '../../src/config/samples.ts';
import type { Site } from '../../src/config/site.ts';
import { report } from '../../src/owner/doctor/report.ts';
import { settingsAdvice, settingsFindings } from '../../src/owner/doctor/settings.ts';
import { textFindings, textNotes, wordingNotes } from '../../src/owner/doctor/texts.ts';
import { videoFindings } from '../../src/owner/doctor/videos.ts';

const own: Site = {
  product: 'Acme',
  accent: '#0044cc',
  logo: { light: 'logo.svg', dark: 'logo.svg' },
  origin: 'https://acme.test',
  signupOrigin: 'https://join.acme.test',
  legal: {
    imprint: 'https://acme.test/imprint',
    privacy: 'https://acme.test/privacy',
    incomeDisclosure: 'https://acme.test/results',
  },
  terms: { vat: 'included', commissionNeedsSubscription: 'no' },
  company: { name: 'Acme Ltd', address: '1 High Street, Acmetown' },
  whatIsSold: Object.fromEntries(languages.map(({ code }) => [code, 'yoga'])),
  offline: true,
  videos: { whoIs: { en: 'aaaaaaaaaaa' }, calculator: { en: 'bbbbbbbbbbb', de: 'ccccccccccc' } },
  videoDates: {},
};

const places = (findings: readonly { readonly place: string }[]) => findings.map(({ place }) => place);

describe('the doctor', () => {
  test('finds nothing wrong with complete settings', () => {
    expect(settingsFindings(own)).toEqual([]);
    expect(settingsAdvice(own)).toEqual([]);
  });

  test('names samples, missing legal links and addresses without HTTPS', () => {
    const settings: Site = {
      ...own,
      product: 'Examplia',
      signupOrigin: 'http://join.acme.test',
      legal: { ...own.legal, privacy: '' },
    };
    expect(places(settingsFindings(settings))).toEqual([
      'src/config/settings.json, product',
      'src/config/settings.json, legal.privacy',
      'src/config/settings.json, signupOrigin',
    ]);
  });

  test('says in which languages the pages still describe what the sample sells', () => {
    const whatIsSold = { ...own.whatIsSold, de: soldBySample('de')!, en: soldBySample('en')! };
    expect(settingsFindings({ ...own, whatIsSold })).toEqual([
      {
        place: 'src/config/settings.json, whatIsSold',
        problem:
          'The pages still describe what the sample sells, in Deutsch, English. Say what you sell, or leave it empty.',
      },
    ]);
  });

  test('names what is missing or wrong in a text, as a sentence', () => {
    const problem = 'is missing: visitors see the German one';
    expect(textFindings([{ file: 'src/content/en.json', key: 'subtitle', problem, isMissing: true }])).toEqual([
      { place: 'src/content/en.json, subtitle', problem: 'The text is missing: visitors see the German one.' },
    ]);
    expect(textFindings()).toEqual([]);
  });

  test('names English texts that visitors of another language meet, and only notes those that nobody meets', () => {
    const waiting = { file: 'src/content/fr.json', problem: '3 of 9 texts are still the English ones.', isFault: true };
    expect(textFindings([], [waiting])).toEqual([{ place: waiting.file, problem: waiting.problem }]);
    expect(textNotes([waiting])).toEqual([]);
    const unmet = { ...waiting, isFault: false };
    expect(textFindings([], [unmet])).toEqual([]);
    expect(textNotes([unmet])).toEqual(['src/content/fr.json: 3 of 9 texts are still the English ones.']);
  });

  test('advises to write what the texts of a language must not say where nobody has', () => {
    expect(wordingNotes(['de', 'xx'])).toEqual([expect.stringMatching(/^Advised: .* src\/content\/wording\/xx\.ts: /)]);
  });

  const answering = (statusOf: (id: string) => number) => (address: string) =>
    Promise.resolve({ status: statusOf(new URL(address).searchParams.get('url')!.slice(-11)) });

  test('names a video that YouTube does not let other sites embed', async () => {
    const { findings, unchecked } = await videoFindings(
      own,
      answering((id) => (id === 'ccccccccccc' ? 404 : 200)),
    );
    expect(places(findings)).toEqual(['src/config/settings.json, videos.calculator.de']);
    expect(unchecked).toEqual([]);
  });

  test.for([
    { fault: 'is busy', ask: answering(() => 503) },
    { fault: 'cannot be reached', ask: () => Promise.reject(new TypeError('fetch failed')) },
  ])('says which videos it could not check when YouTube $fault', async ({ ask }) => {
    const { findings, unchecked } = await videoFindings(own, ask);
    expect(findings).toEqual([]);
    expect(unchecked).toEqual(['videos.whoIs.en', 'videos.calculator.en', 'videos.calculator.de']);
  });

  test('advises to link what partners typically earn, and says why', () => {
    const [advice] = settingsAdvice({ ...own, legal: { ...own.legal, incomeDisclosure: '' } });
    expect(advice).toMatch(/^Advised: .*legal\.incomeDisclosure.*typically earn.*FTC/);
  });

  test('advises to say what some countries ask for, each by its name', () => {
    const advice = settingsAdvice({ ...own, terms: { vat: '', commissionNeedsSubscription: '' } });
    expect(advice).toEqual([
      expect.stringMatching(/^Advised: .*terms\.vat .*contain VAT/),
      expect.stringMatching(/^Advised: .*terms\.commissionNeedsSubscription .*subscription of one’s own/),
    ]);
  });

  test('advises to say what is sold in the languages in which nothing says it', () => {
    const [advice, ...others] = settingsAdvice({ ...own, whatIsSold: { ...own.whatIsSold, de: '' } });
    expect(advice).toMatch(/^Advised: .*whatIsSold .* in Deutsch\. /);
    expect(others).toEqual([]);
  });

  const verdict = { fine: 'Ready.', faulty: 'Before:' };

  test('says that all is well if it found nothing, after what else there is to know', () => {
    expect(report([], [], verdict)).toEqual({ isFine: true, text: 'Ready.' });
    expect(report([], ['Not checked: a.'], verdict)).toEqual({ isFine: true, text: 'Not checked: a.\nReady.' });
  });

  test('says what it found, and where to fix it', () => {
    const { isFine, text } = report([{ place: 'src/content/fr.json, title', problem: 'It is missing.' }], [], verdict);
    expect(isFine).toBe(false);
    expect(text).toBe('Before:\n- src/content/fr.json, title\n  It is missing.');
  });
});
