import type { AstroIntegration } from 'astro';

/** Gives Astro the directive `client:asked`, which starts React when a visitor needs it. */
export function askedDirective(): AstroIntegration {
  return {
    name: 'asked-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'asked', entrypoint: './src/page-script/start-react.ts' }),
    },
  };
}
