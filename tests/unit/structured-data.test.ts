import { expect, test } from 'vitest';
import * as site from '../../src/config/settings.ts';
import { languages } from '../../src/config/languages.ts';
import { shownVideo } from '../../src/config/video.ts';
import { structuredData } from '../../src/content/structured-data.ts';

const english = languages.find(({ code }) => code === 'en')!;
const videosOf = (dates: Readonly<Record<string, string>>) =>
  structuredData(english, dates)['@graph'].filter((one) => typeof one === 'object' && one['@type'] === 'VideoObject');

test('a video whose date is known is listed with what search engines require', () => {
  const id = shownVideo(site.videos.calculator, 'en');
  expect(videosOf({ [id]: '2026-03-31' })).toContainEqual({
    '@type': 'VideoObject',
    name: 'How it works',
    uploadDate: '2026-03-31',
    thumbnailUrl: `https://i.ytimg.com/vi/${id}/hqdefault.jpg`,
    embedUrl: `https://www.youtube-nocookie.com/embed/${id}`,
  });
});
