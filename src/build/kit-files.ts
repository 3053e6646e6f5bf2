import type { Plugin } from 'vite';
import { languages } from '../config/languages.ts';
import { fileOf } from '../content/dictionaries.ts';
import { kitData } from '../content/kit-data.ts';

/** Vite plugin for `content/<path>.json?kit`: a module with the kit's data of a language, which a browser loads by itself. */
export const kitFiles = (): Plugin => ({
  name: 'kit-files',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('.json?kit')) return undefined;
    const language = languages.find((one) => id.endsWith(`${fileOf(one)}?kit`));
    // There may be texts of a language that is not in the list.
    return `export default ${language && JSON.stringify(kitData(language))};`;
  },
});
