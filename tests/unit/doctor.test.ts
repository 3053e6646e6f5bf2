import { describe, expect, test } from 'vitest';
import type { Site } from '../../src/config/settings-types.ts';
import { dictionaries } from '../../src/content/dictionaries.ts';
import { report } from '../../src/owner/doctor/report.ts';
import { settingsFindings } from '../../src/owner/doctor/settings.ts';
import { textFindings } from '../../src/owner/doctor/texts.ts';
import { videoFindings } from '../../src/owner/doctor/videos.ts';

const own: Site = {
  product: 'Acme',
  accent: '#0044cc',
  logo: { light: 'logo.svg', dark: 'logo.svg' },
  origin: 'https://acme.test',
  signupOrigin: 'https://join.acme.test',
  legal: { imprint: 'https://acme.test/imprint', privacy: 'https://acme.test/privacy' },
  videos: { whoIs: { en: 'aaaaaaaaaaa' }, calculator: { en: 'bbbbbbbbbbb', ar: 'ccccccccccc' } },
  videoDates: {},
};

const places = (findings: readonly { readonly place: string }[]) => findings.map(({ place }) => place);

describe('the doctor', () => {
  test('finds nothing wrong with complete settings', () => {
    expect(settingsFindings(own)).toEqual([]);
  });

  test('names samples, missing legal links and addresses without HTTPS', () => {
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

  test('names missing texts and labels that are too long for their button', () => {
    const texts = { ...dictionaries.en, subtitle: '', registerNow: 'Register now, today rather than tomorrow' };
    expect(places(textFindings('src/content/en.ts', texts))).toEqual([
      'src/content/en.ts, subtitle',
      'src/content/en.ts, registerNow',
    ]);
    expect(textFindings('src/content/en.ts', dictionaries.en)).toEqual([]);
  });

  const answering = (statusOf: (id: string) => number) => (address: string) =>
    Promise.resolve({ status: statusOf(new URL(address).searchParams.get('url')!.slice(-11)) });

  test('names a video that YouTube does not let other sites embed', async () => {
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

  test('says that the site is ready if it found nothing, and what it could not check', () => {
    expect(report([], [])).toMatchObject({ isReady: true, text: expect.stringMatching(/^Ready/) });
    const { isReady, text } = report([], ['videos.whoIs.en']);
    expect(isReady).toBe(true);
    expect(text).toMatch(/^Not checked, .*: videos\.whoIs\.en\.\nReady/);
  });

  test('says that the site is not ready if it found anything, and where to fix it', () => {
    const { isReady, text } = report([{ place: 'src/content/fr.ts, title', problem: 'It is missing.' }], []);
    expect(isReady).toBe(false);
    expect(text).toContain('- src/content/fr.ts, title\n  It is missing.');
  });
});
