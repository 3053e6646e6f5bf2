import type { Plugin } from 'vite';
import { languages } from '../config/languages.ts';
import { fileOf } from '../content/dictionaries.ts';
import { kitData } from '../content/kit-data.ts';

/**
 * Vite plugin for `content/<path>.json?kit`: emits the kit's data of a language as a JSON file, whose address the import
 * gives. Not as a module: some browsers never ask again for a module that they could not load.
 */
export const kitFiles = (): Plugin => ({
  name: 'kit-files',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('.json?kit')) return undefined;
    const language = languages.find((one) => id.endsWith(`${fileOf(one)}?kit`));
    // The texts of a language that is no longer in the list.
    if (!language) return 'export default undefined;';
    const source = JSON.stringify(kitData(language));
    if (this.environment.mode === 'dev')
      return `export default ${JSON.stringify(`data:,${encodeURIComponent(source)}`)};`;
    const file = this.emitFile({ type: 'asset', name: `${language.path}.json`, source });
    return `export default import.meta.ROLLUP_FILE_URL_${file};`;
  },
});
