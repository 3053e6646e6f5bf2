import type { AstroIntegration } from 'astro';

/** Gives Astro the directive `client:asked`, which starts React when a visitor needs it. */
export function startReact(): AstroIntegration {
  return {
    name: 'start-react',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'asked', entrypoint: './src/page-script/start-react.ts' }),
    },
  };
}
