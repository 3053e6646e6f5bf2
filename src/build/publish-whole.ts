import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

/** Where the site is built. It is published from there once it is whole. */
export const unfinished = './.astro/unfinished/';

/**
 * Puts the finished site in the place of the one before, as the build's last step: a build that fails half
 * way leaves the site before as it was.
 * @param place folder of the finished site, from the project's root, with a slash at its end
 */
export function publishWhole(place: string): AstroIntegration {
  let published: URL;
  return {
    name: 'publish-whole',
    hooks: {
      'astro:config:done': ({ config }) => {
        published = new URL(place, config.root);
      },
      'astro:build:done': ({ dir }) => {
        // The folder itself stays, for a server that watches it.
        mkdirSync(published, { recursive: true });
        for (const old of readdirSync(published)) rmSync(new URL(old, published), { recursive: true });
        for (const built of readdirSync(dir)) renameSync(new URL(built, dir), new URL(built, published));
      },
    },
  };
}
