import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const scripts = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'];

const source = (script: string) =>
  readFileSync(resolve(`@fontsource/arimo/files/arimo-${script}-400-normal.woff2`)).toString('base64');

/** Font families that stand in for Arial on every machine: Arimo has the same letter widths. It has no Arabic. */
export const arial = [...scripts.map((script) => `arimo-${script}`), 'sans-serif'].join(', ');

/** The style rules that load these families. */
export const arialFaces = scripts
  .map((script) => `@font-face { font-family: arimo-${script}; src: url(data:font/woff2;base64,${source(script)}) }`)
  .join('\n');
