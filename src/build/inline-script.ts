import { minify, type MinifyOptions } from 'terser';
import { build, type Plugin, type Rolldown } from 'vite';
import { plan } from '../config/plan.ts';
import { inputRules } from '../config/inputs.ts';
import { project } from '../model/projection.ts';
import { defaultInputs } from '../model/query-string.ts';

const suffix = '?inline-script';

/** Names that say what they mean in the source, and that nothing outside a script ever sees: the model's own. */
const innerNames = [plan, ...Object.values(plan.tiers), inputRules.conversion, project(plan, defaultInputs)[0]!]
  .flatMap((facts) => Object.keys(facts))
  // The page's other scripts ask for the month.
  .filter((name) => name !== 'month');

/** Smaller by 150 bytes than Vite's own minifier makes it, in a page that weighs its scripts by the byte. */
const options: MinifyOptions = {
  ecma: 2020,
  compress: { passes: 3, unsafe: true, unsafe_arrows: true, hoist_funs: true, inline: 1 },
  mangle: { properties: { regex: RegExp(`^(${innerNames.join('|')})$`) } },
  toplevel: true,
};

/** Bundles a module and all it imports into one script without imports. */
async function bundle(file: string): Promise<Rolldown.OutputChunk> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      minify: false,
      rolldownOptions: {
        input: file,
        output: { format: 'iife' },
        // A module of which only constants are left would not be named among those to watch.
        optimization: { inlineConst: false },
      },
    },
  });
  const { output } = Array.isArray(result) ? result[0]! : (result as Rolldown.RolldownOutput);
  const { code } = await minify(output[0].code, options);
  return { ...output[0], code: code! };
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
