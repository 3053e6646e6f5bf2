import { existsSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { languages } from '../config/languages.ts';
import { readJson } from './read-json.ts';
import { parseSettings } from './read-settings.ts';
import type { Settings } from './shape.ts';

/** The settings the project ships with. A value that still equals the sample's has not been set by the owner. */
export const sampleFile = 'src/config/sample.json';

const sample = parseSettings(readJson(sampleFile), {});
const sampleVideos = Object.values(sample.videos).flatMap((ids) => Object.values(ids));

/** Whether an address is of a host reserved for examples (RFC 2606). */
const isExample = (address: string) => /^(.+\.)?example\.(com|net|org)$/.test(URL.parse(address)?.hostname ?? '');

/** Path of a bar chart, view box 32×32: the sample's logo, and the icon of sites whose logo is too wide. */
export const risingBars = 'M7 25v-7h5v7zm6.5 0V13h5v12zM20 25V7h5v18z';

/** Whether a file contains the sample logo, whatever its name. */
const hasSampleLogo = (file: string) => existsSync(file) && readFileSync(file, 'utf8').includes(risingBars);

/** What the sample sells, in the words of a language; undefined for a language that the sample does not have. */
export const sampleOffer = (code: string): string | undefined => sample.whatIsSold[code];

/** Names of the languages whose `whatIsSold` is still the sample's. */
export const languagesWithSampleOffer = ({ whatIsSold }: Pick<Settings, 'whatIsSold'>): readonly string[] =>
  languages.filter(({ code }) => (whatIsSold[code] ?? '') === sampleOffer(code)).map(({ name }) => name);

/** The settings that are still the sample's, and no other owner's: name, videos, addresses, looks. */
export const sampleSettings = ({ product, accent, logo, origin, signupAddress, videos }: Settings): string[] =>
  Object.entries({
    product: product === sample.product,
    accent: accent === sample.accent,
    'logo.light': hasSampleLogo(logo.light),
    'logo.dark': hasSampleLogo(logo.dark),
    origin: isExample(origin),
    signupAddress: isExample(signupAddress),
    'videos.whoIs': Object.values(videos.whoIs).some((id) => sampleVideos.includes(id)),
    'videos.calculator': Object.values(videos.calculator).some((id) => sampleVideos.includes(id)),
  }).flatMap(([name, isSample]) => (isSample ? [name] : []));

/** The figures and facts that equal the sample's. They may be the owner's all the same. */
export const sampleFigures = (site: Settings) =>
  (['tiers', 'upgrades', 'level2PartnersPerLevel1Partner', 'cautious', 'terms'] as const).filter((name) =>
    isDeepStrictEqual(site[name], sample[name]),
  );
