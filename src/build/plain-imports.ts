import type { Plugin } from 'vite';

/**
 * Leaves each `import()` as it is written. Vite would have it fetch beforehand what the imported file imports, by a helper
 * that is larger than much of the calculator; but what is loaded later imports nothing that the page has not loaded.
 */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /\0vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
});
