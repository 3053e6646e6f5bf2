import type { Site } from './settings-types.ts';

/** The values that the settings are delivered with, named again to tell when one was never changed. */
const sampleProduct = 'Examplia';
/** By the Blender Foundation (CC BY). */
const sampleFilms = ['eRsGyueVLvQ', 'aqz-KE-bpKQ'];
/** Reserved for examples by RFC 2606. */
const sampleHost = /^(.+\.)?example\.(com|net|org)$/;

const isSample = (address: string) => sampleHost.test(URL.parse(address)?.hostname ?? '');

/** Whether the pages are to be published at an address of the owner's. */
export const hasOwnAddress = ({ origin }: Site) => !isSample(origin);

/** The settings that are still samples, with their values. */
export function sampleSettings(site: Site): { readonly name: string; readonly value: string }[] {
  const settings = [
    { name: 'product', value: site.product, sample: site.product === sampleProduct },
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
