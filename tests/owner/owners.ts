import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../../src/settings/shape.ts';

/** Owners whose settings have nothing in common with the sample's, and little with each other's: names of files in `owners`. */
export const owners = ['two-levels', 'four-levels', 'one-level', 'three-languages', 'one-language-more'] as const;

export type Owner = (typeof owners)[number];

/** What an owner has as `src/config/settings.json`. */
export const settingsOf = (owner: Owner): string =>
  readFileSync(join(import.meta.dirname, 'owners', `${owner}.json`), 'utf8');

/** Makes the edits that most owners make first, whatever the settings are. */
export function editedSettings(source: string): string {
  const { videos, tiers, legal, newLevel1PartnersPerMonth, ...others } = JSON.parse(source) as Settings;
  const [[entry, tier] = [], ...higher] = Object.entries(tiers);
  return JSON.stringify({
    ...others,
    product: 'Velorano',
    origin: 'https://rechner.velorano.test',
    signupAddress: 'https://join.velorano.test/en/join',
    legal: { ...legal, imprint: 'https://velorano.test/imprint', privacy: 'https://velorano.test/{language}/privacy' },
    videos: { ...videos, whoIs: { ...videos.whoIs, en: 'https://youtu.be/aaaaaaaaaaa' } },
    tiers: Object.fromEntries([[entry, { ...tier, price: tier!.price + 4 }], ...higher]),
    newLevel1PartnersPerMonth: newLevel1PartnersPerMonth === 5 ? 7 : 5,
  });
}
