import { existsSync, readFileSync } from 'node:fs';
import type { Settings } from './shape.ts';

/** Strings that are in the sample's settings, and never on an owner's own pages. RFC 2606 reserves the domain. */
const samples = [
  'Examplia',
  // The logo's bars.
  'M7 25v-7h5v7zm6.5 0V13h5v12zM20 25V7h5v18z',
  '//example.com',
  '.example.com',
  'eRsGyueVLvQ',
  'aqz-KE-bpKQ',
];

/** The first sample in a text; undefined if there is none. */
export const sampleIn = (text: string): string | undefined => samples.find((sample) => text.includes(sample));

/** All texts of settings by their paths, such as `videos.whoIs.en`. Of an SVG file's path, the file's content. */
function textsIn(value: unknown, path: readonly string[] = []): (readonly [path: string, text: string])[] {
  if (value instanceof Object) return Object.entries(value).flatMap(([name, part]) => textsIn(part, [...path, name]));
  if (typeof value !== 'string') return [];
  return [[path.join('.'), value.endsWith('.svg') && existsSync(value) ? readFileSync(value, 'utf8') : value]];
}

/** Paths of the settings that are still the sample's. */
export const sampleSettings = (settings: Settings): readonly string[] =>
  textsIn(settings)
    .filter(([, text]) => sampleIn(text) !== undefined)
    .map(([path]) => path);
