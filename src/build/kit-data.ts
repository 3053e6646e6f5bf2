import type { Plugin } from 'vite';
import { languages } from '../config/languages.ts';
import { fileOf } from '../content/dictionaries.ts';
import { kitData } from '../content/page-data.ts';

/** Vite plugin for `content/<path>.json?kit`: what the partner's kit of a language's page is given. */
export const kitDataFiles = (): Plugin => ({
  name: 'kit-data',
  enforce: 'pre',
  load(id) {
    const language = languages.find((one) => id.endsWith(`${fileOf(one)}?kit`));
    return language && `export default ${JSON.stringify(kitData(language))};`;
  },
});
