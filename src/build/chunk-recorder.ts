import type { Plugin } from 'vite';

/** Remembers which files each script of the browser imports, from the bundler's own record. */
export function chunkRecorder() {
  const imports = new Map<string, readonly string[]>();
  const plugin: Plugin = {
    name: 'chunk-recorder',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const files = chunk.imports.map((file) => `/${file}`);
        imports.set(`/${chunk.fileName}`, files);
      }
    },
  };

  /** A script and all that it imports, by their addresses. */
  function filesFor(entry: string, found = new Set<string>()): Set<string> {
    if (found.has(entry)) return found;
    found.add(entry);
    for (const file of imports.get(entry) ?? []) filesFor(file, found);
    return found;
  }

  return { plugin, filesFor };
}
