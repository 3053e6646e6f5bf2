import { describe, expect, test } from 'vitest';
import type { Site } from '../../src/config/site.ts';
import { dictionaries } from '../../src/content/dictionaries.ts';
import { settingsFindings } from '../../src/doctor/settings.ts';
import { textFindings } from '../../src/doctor/texts.ts';
import { videoFindings } from '../../src/doctor/videos.ts';

const own: Site = {
  product: 'Acme',
  origin: 'https://acme.test',
  signupOrigin: 'https://join.acme.test',
  legal: { imprint: 'https://acme.test/imprint', privacy: 'https://acme.test/privacy' },
  videos: { whoIs: { en: 'aaaaaaaaaaa' }, calculator: { en: 'bbbbbbbbbbb', ar: 'ccccccccccc' } },
};

const places = (findings: readonly { readonly place: string }[]) => findings.map(({ place }) => place);

describe('the doctor', () => {
  test('finds nothing wrong with settings that are complete', () => {
    expect(settingsFindings(own)).toEqual([]);
  });

  test('names samples, missing legal links and addresses that are not encrypted', () => {
    const settings: Site = {
      ...own,
      product: 'Examplia',
      signupOrigin: 'http://join.acme.test',
      legal: { ...own.legal, privacy: '' },
    };
    expect(places(settingsFindings(settings))).toEqual([
      'src/config/settings.ts, product',
      'src/config/settings.ts, legal.privacy',
      'src/config/settings.ts, signupOrigin',
    ]);
  });

  test('names texts that are missing and labels that are too long for their button', () => {
    const texts = { ...dictionaries.en, subtitle: '', registerNow: 'Register now, today rather than tomorrow' };
    expect(places(textFindings('src/content/en.ts', texts))).toEqual([
      'src/content/en.ts, subtitle',
      'src/content/en.ts, registerNow',
    ]);
    expect(textFindings('src/content/en.ts', dictionaries.en)).toEqual([]);
  });

  const answering = (statusOf: (id: string) => number) => (address: string) =>
    Promise.resolve({ status: statusOf(new URL(address).searchParams.get('url')!.slice(-11)) });

  test('names a video that YouTube does not let others show', async () => {
    const { findings, unchecked } = await videoFindings(
      own,
      answering((id) => (id === 'ccccccccccc' ? 404 : 200)),
    );
    expect(places(findings)).toEqual(['src/config/settings.ts, videos.calculator.ar']);
    expect(unchecked).toEqual([]);
  });

  test.for([
    { fault: 'is busy', ask: answering(() => 503) },
    { fault: 'cannot be reached', ask: () => Promise.reject(new TypeError('fetch failed')) },
  ])('says which videos it could not check when YouTube $fault', async ({ ask }) => {
    const { findings, unchecked } = await videoFindings(own, ask);
    expect(findings).toEqual([]);
    expect(unchecked).toEqual(['videos.whoIs.en', 'videos.calculator.en', 'videos.calculator.ar']);
  });
});
