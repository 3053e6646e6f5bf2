import { existsSync, readFileSync } from 'node:fs';
import { risingBars } from './pictures.ts';
import type { Site } from './settings-types.ts';

/** The sample values in the settings, repeated here to recognise one that was never changed. */
const sampleProduct = 'Examplia';
const sampleAccent = '#0a5a39';
/** Films by the Blender Foundation (CC BY). */
const sampleFilms = ['eRsGyueVLvQ', 'aqz-KE-bpKQ'];
/** Reserved for examples by RFC 2606. */
const sampleHost = /^(.+\.)?example\.(com|net|org)$/;

const isSample = (address: string) => sampleHost.test(URL.parse(address)?.hostname ?? '');

/** Whether a file has the sample's logo, wherever it is kept. */
export const hasSampleLogo = (file: string) => existsSync(file) && readFileSync(file, 'utf8').includes(risingBars);

/** Whether the owner has set their own address for the pages. */
export const hasOwnAddress = ({ origin }: Site) => !isSample(origin);

/** The settings that are still samples, with their values. */
export function sampleSettings(site: Site): { readonly name: string; readonly value: string }[] {
  const settings = [
    { name: 'product', value: site.product, sample: site.product === sampleProduct },
    { name: 'accent', value: site.accent, sample: site.accent === sampleAccent },
    ...(['light', 'dark'] as const).map((scheme) => ({
      name: `logo.${scheme}`,
      value: site.logo[scheme],
      sample: hasSampleLogo(site.logo[scheme]),
    })),
    ...(['origin', 'signupOrigin'] as const).map((name) => ({ name, value: site[name], sample: isSample(site[name]) })),
    ...(['whoIs', 'calculator'] as const).flatMap((film) =>
      Object.entries(site.videos[film]).map(([code, value]) => ({
        name: `videos.${film}.${code}`,
        value,
        sample: sampleFilms.includes(value),
      })),
    ),
  ];
  return settings.filter(({ sample }) => sample).map(({ name, value }) => ({ name, value }));
}
