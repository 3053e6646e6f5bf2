import { parse, relative } from 'node:path';
import type { Plugin } from 'vite';

const [address, separate] = ['?address', '?separate'];

/** Where the development server serves a module. */
const servedAt = (module: string, root: string) =>
  module.startsWith('\0') ? `/@id/__x00__${module.slice(1)}` : `/${relative(root, module)}`;

/**
 * Vite plugin for `import address from './module.ts?address'`: the module and all it imports as a file of its own, and
 * where that is. Code loads it with `importFrom(address)`, which becomes a plain `import()`.
 *
 * A written `import('./module.ts')` gives no address to ask at again after a failure, and Vite adds half a kilobyte
 * to it, which preloads styles that nothing here has. But for packages, the file shares no module with others: each
 * that it did would become one more file, for which the page waits.
 */
export function chunkAddress(): Plugin {
  return {
    name: 'chunk-address',
    enforce: 'pre',
    async resolveId(source, importer = '') {
      if (source.endsWith(address)) {
        const resolved = await this.resolve(source.slice(0, -address.length), importer.replace(separate, ''));
        return resolved && `${resolved.id}${address}`;
      }
      if (!importer.endsWith(separate) && !source.endsWith(separate)) return null;
      const resolved = await this.resolve(source.replace(separate, ''), importer.replace(separate, ''));
      return resolved && (/node_modules|\?|^\0|\.css$/.test(resolved.id) ? resolved : `${resolved.id}${separate}`);
    },
    load(id) {
      if (!id.endsWith(address)) return null;
      const module = id.slice(0, -address.length);
      const { config } = this.environment;
      if (config.consumer === 'server') return 'export default "";';
      if (config.command === 'serve') return `export default ${JSON.stringify(servedAt(module, config.root))};`;
      // A plugin's own module is requested by the name that it resolves.
      const own = module.startsWith('\0') ? module.slice(1) : `${module}${separate}`;
      const file = this.emitFile({ type: 'chunk', id: own, name: parse(module).name, preserveSignature: 'strict' });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
    transform(code) {
      const isServed = this.environment.config.command === 'serve' && code.includes('importFrom');
      return isServed ? code.replace(/importFrom(<\w+>)?\(/g, 'import(/* @vite-ignore */ ') : null;
    },
    renderChunk: (code) => code.replaceAll('importFrom(', 'import('),
  };
}
