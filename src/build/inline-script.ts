import { build, type Plugin, type Rolldown } from 'vite';
import { plainSettings } from './plain-settings.ts';
import { publishedLanguages } from '../content/untranslated.ts';

const suffix = '?inline-script';

/**
 * Gives the browser the list of languages without those that have no page. Which these are, their texts tell, and no
 * browser is to load all texts for that.
 */
const publishedAlone: Plugin = {
  name: 'published-alone',
  load: (id) =>
    id.endsWith('/src/config/languages.ts')
      ? `export const languages = ${JSON.stringify(publishedLanguages)}; export const defaultLanguage = languages[0];`
      : null,
};

/**
 * Bundles a module and all it imports into one script without imports.
 * @param define names in it that stand for a value, as JSON
 */
export async function bundle(
  file: string,
  define: Readonly<Record<string, string>> = {},
): Promise<Rolldown.OutputChunk> {
  const result = await build({
    configFile: false,
    plugins: [publishedAlone, plainSettings()],
    logLevel: 'warn',
    define,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: file,
        output: { format: 'iife' },
        // A module of which only constants are left would not be named among those to watch.
        optimization: { inlineConst: false },
      },
    },
  });
  const { output } = Array.isArray(result) ? result[0]! : (result as Rolldown.RolldownOutput);
  return output[0];
}

/**
 * Vite plugin for `import code from './module.ts?inline-script'`: the module and all it imports as one classic
 * script to put into the page.
 *
 * Astro would turn a script that shares a module with the island into requests of its own, a round trip after the
 * first paint. These scripts have to run before it.
 */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(suffix)) return null;
      const resolved = await this.resolve(source.slice(0, -suffix.length), importer);
      return resolved && `${resolved.id}${suffix}`;
    },
    async load(id) {
      if (!id.endsWith(suffix)) return null;
      const { code, moduleIds } = await bundle(id.slice(0, -suffix.length));
      // While developing, a change of any of these makes the script anew.
      for (const module of moduleIds) this.addWatchFile(module);
      return `export default ${JSON.stringify(code.trim())};`;
    },
  };
}
