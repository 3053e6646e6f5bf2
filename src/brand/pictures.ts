import { readFileSync } from 'node:fs';
import { languages } from '../config/languages.ts';
import { flagFile } from '../settings/check-languages.ts';
import { drawLogo, homeScreenIcon, logo } from './logo.ts';

export interface Picture {
  readonly type: string;
  readonly draw: () => string | Promise<Buffer>;
}

const svg = (draw: () => string): Picture => ({ type: 'image/svg+xml', draw });
const png = (draw: () => Promise<Buffer>): Picture => ({ type: 'image/png', draw });

const flags = languages.map(({ flag }) => [`flags/${flag}.svg`, svg(() => readFileSync(flagFile(flag), 'utf8'))]);

/** The pictures that the build draws or copies, by their paths: logo, flags and icons. */
export const pictures: Readonly<Record<string, Picture>> = {
  'logo.svg': svg(() => logo.light.svg),
  'logo-dark.svg': svg(() => logo.dark.svg),
  ...Object.fromEntries(flags),
  // For clients that request it without reading a page, and for browsers without SVG icons. All of them support PNG.
  'favicon.ico': png(() => drawLogo(32, 32)),
  // For iPhones, which ask for this file by themselves, in this one size, and round its corners.
  'apple-touch-icon.png': png(() => homeScreenIcon(180)),
};
