import type { Plugin } from 'vite';

/** Remembers which files each script of the browser imports, from the bundler's own record. */
export function chunkRecorder() {
  const imports = new Map<string, readonly string[]>();
  const plugin: Plugin = {
    name: 'chunk-recorder',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk')
          imports.set(
            `/${chunk.fileName}`,
            chunk.imports.map((file) => `/${file}`),
          );
    },
  };
  /** A script and all that it imports, by their addresses. */
  const filesFor = (entry: string): string[] => [entry, ...(imports.get(entry) ?? []).flatMap(filesFor)];
  return { plugin, filesFor };
}
