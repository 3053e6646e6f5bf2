import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * The SVG source of a round flag.
 * @param flag file name in the `circle-flags` package
 * @throws Error if the package has no such flag
 */
export function flagSvg(flag: string): string {
  const { resolve } = createRequire(import.meta.url);
  return readFileSync(resolve(`circle-flags/flags/${flag}.svg`), 'utf8');
}
