import { existsSync, readdirSync } from 'node:fs';
import { languages } from '../config/languages.ts';
import { UnusableValueError } from '../settings/unusable-value-error.ts';
import { flagsFile } from './drawing.ts';
import { favicon, iconPicture, logoFile } from './logo.ts';

export interface Picture {
  readonly type: string;
  readonly draw: () => string | Promise<Buffer>;
}

const svg = (draw: () => string): Picture => ({ type: 'image/svg+xml', draw });
const png = (size: number, place: 'page' | 'homeScreen'): Picture => ({
  type: 'image/png',
  draw: () => iconPicture(size, place),
});

/** The pictures that the build draws, by their paths: logo, flags and icons. */
export const pictures: Readonly<Record<string, Picture>> = {
  'logo.svg': svg(() => logoFile('light')),
  'logo-dark.svg': svg(() => logoFile('dark')),
  'favicon.svg': svg(favicon),
  'flags.svg': svg(() => flagsFile(languages)),
  // For clients that request it without reading a page, and for browsers without SVG icons. All of them support PNG.
  'favicon.ico': png(32, 'page'),
  // For iPhones, which ask for this one size and round the corners themselves.
  'apple-touch-icon.png': png(180, 'homeScreen'),
  // For search results, which take no SVG.
  'icon.png': png(512, 'page'),
};

/** What the build writes, besides pictures and the pages of languages. */
const built = /^(index\.html|404\.html|robots\.txt|sitemap[\w-]*\.xml|_[^/]*)$/;

/** @throws UnusableValueError at a file in `public/` that hides one of the site's, or that nobody wants to publish */
export function checkPublicFolder(files = existsSync('public') ? readdirSync('public') : []): void {
  const pages = languages.flatMap(({ path }) => [path, `${path}.html`]);
  const fault = (file: string, why: string) => new UnusableValueError(`public/${file} ${why}: delete it.`);
  for (const file of files) {
    if (Object.hasOwn(pictures, file))
      throw fault(file, 'would hide the picture that is drawn from the settings. Name your logo in logo.light');
    if (pages.includes(file) || built.test(file)) throw fault(file, 'would hide what the build writes there');
    if (/^\.(?!well-known$|DS_Store$)/.test(file)) throw fault(file, 'would be published, for everyone to read');
  }
}
