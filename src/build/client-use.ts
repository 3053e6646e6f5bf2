import type { AstroIntegration } from 'astro';

/** Gives Astro the directive `client:use`. */
export function clientUse(): AstroIntegration {
  return {
    name: 'client-use',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'use', entrypoint: './src/components/first-use.ts' }),
    },
  };
}
