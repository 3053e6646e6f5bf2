import type { Plugin } from 'vite';

/**
 * Vite plugin that keeps `import()` what it is. Vite wraps it in a helper that preloads styles and scripts, 1.3 kB of
 * which no visitor has any use: styles come with the page, and what a script imports has been loaded.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    configEnvironment: (name) => (name === 'client' ? { build: { modulePreload: false } } : null),
    load: {
      filter: { id: /\0vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
