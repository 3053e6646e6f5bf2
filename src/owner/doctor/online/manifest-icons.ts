interface Manifest {
  readonly icons: readonly { readonly src: string }[];
}

/**
 * Paths of the icons that a web app manifest names.
 * @returns undefined if it cannot be read
 */
export function manifestIcons(manifest: string): string[] | undefined {
  try {
    return (JSON.parse(manifest) as Manifest).icons.map(({ src }) => src);
  } catch {
    return undefined;
  }
}
