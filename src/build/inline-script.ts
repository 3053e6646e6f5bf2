import { build, type Plugin, type Rolldown } from 'vite';
import { inlineSettings } from './inline-settings.ts';

const suffix = '?inline-script';

/** A module and all that it imports as one script without imports. */
async function bundle(input: string): Promise<Rolldown.OutputChunk> {
  const { output } = (await build({
    configFile: false,
    plugins: [inlineSettings()],
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input,
        output: { format: 'iife' },
        // Otherwise a module whose constants are all inlined is missing from `moduleIds`, and is not watched.
        optimization: { inlineConst: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output[0];
}

/**
 * Vite plugin for `import code from './module.ts?inline-script'`: the module and all it imports as one classic script
 * to put into the page. Astro would load a script that shares a module with the island by separate requests, a round
 * trip after the first paint.
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
      // In development, a change to any of these rebuilds the script.
      for (const module of moduleIds) this.addWatchFile(module);
      return `export default ${JSON.stringify(code.trim())};`;
    },
  };
}
