import { existsSync, readFileSync } from 'node:fs';
import { languages } from './languages.ts';
import { risingBars } from './pictures.ts';
import { readJson } from './read-json.ts';
import { parseSettings } from './read-settings.ts';
import type { Settings } from './shape.ts';

/** The settings the project ships with. A value that still equals the sample's has not been set by the owner. */
export const sampleFile = 'src/config/sample.json';

const sample = parseSettings(readJson(sampleFile) as object, {});
const sampleVideos = [sample.videos.whoIs, sample.videos.calculator].flatMap((video) => Object.values(video));
/** Hosts reserved for examples (RFC 2606). */
const sampleHost = /^(.+\.)?example\.(com|net|org)$/;

const isSample = (address: string) => sampleHost.test(URL.parse(address)?.hostname ?? '');

/** Whether a file contains the sample logo, whatever its name. */
const hasSampleLogo = (file: string) => existsSync(file) && readFileSync(file, 'utf8').includes(risingBars);

/** What the sample sells, in the words of a language; undefined for a language that the sample does not have. */
export const sampleOffer = (code: string): string | undefined => sample.whatIsSold[code];

/** Names of the languages whose `whatIsSold` is still the sample's. */
export const languagesWithSampleOffer = ({ whatIsSold }: Pick<Settings, 'whatIsSold'>): readonly string[] =>
  languages.filter(({ code }) => (whatIsSold[code] ?? '') === sampleOffer(code)).map(({ name }) => name);

/** The settings that are still samples, with their values. */
export function sampleSettings(site: Settings): { readonly name: string; readonly value: string }[] {
  const settings = [
    { name: 'product', value: site.product, sample: site.product === sample.product },
    { name: 'accent', value: site.accent, sample: site.accent === sample.accent },
    ...(['light', 'dark'] as const).map((scheme) => ({
      name: `logo.${scheme}`,
      value: site.logo[scheme],
      sample: hasSampleLogo(site.logo[scheme]),
    })),
    ...(['origin', 'signupAddress'] as const).map((name) => ({
      name,
      value: site[name],
      sample: isSample(site[name]),
    })),
    ...(['whoIs', 'calculator'] as const).flatMap((video) =>
      Object.entries(site.videos[video]).map(([code, value]) => ({
        name: `videos.${video}.${code}`,
        value,
        sample: sampleVideos.includes(value),
      })),
    ),
  ];
  return settings.filter(({ sample }) => sample).map(({ name, value }) => ({ name, value }));
}
