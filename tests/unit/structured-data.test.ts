import { expect, test } from 'vitest';
import { languages } from '../../src/config/languages.ts';
import { pageVideos } from '../../src/content/page-data.ts';
import { structuredData } from '../../src/content/structured-data.ts';

const english = languages.find(({ code }) => code === 'en')!;
const date = '2026-03-31';

test('videos whose date is known are listed with what search engines require', () => {
  const videos = pageVideos(english);
  const graph = structuredData(english, Object.fromEntries(videos.map(({ id }) => [id, date])))['@graph'];
  expect(graph.filter((one) => typeof one === 'object' && one['@type'] === 'VideoObject')).toEqual(
    videos.map(({ title, id }) => ({
      '@type': 'VideoObject',
      name: title,
      uploadDate: date,
      thumbnailUrl: `https://i.ytimg.com/vi/${id}/hqdefault.jpg`,
      embedUrl: `https://www.youtube-nocookie.com/embed/${id}`,
    })),
  );
});
