import { expect, test } from 'vitest';
import { shownVideo } from '../../src/model/shown-video.ts';

test('a language shows its own video', () => {
  expect(shownVideo({ en: 'english', de: 'german' }, 'de')).toBe('german');
});

test('a language without a video of its own shows the English one', () => {
  expect(shownVideo({ en: 'english', de: 'german' }, 'fr')).toBe('english');
});
