import type { AstroIntegration } from 'astro';

/** Gives Astro the directive `client:pressed`, which starts React when a visitor needs it. */
export function pressedDirective(): AstroIntegration {
  return {
    name: 'pressed-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'pressed', entrypoint: './src/early/start-react.ts' }),
    },
  };
}
