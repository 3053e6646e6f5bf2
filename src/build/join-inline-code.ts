import type { AstroIntegration } from 'astro';
import { rewritePages } from './built-pages.ts';

const style = /<style>([^]*?)<\/style>/g;
const neighbours = /(<script>(?:(?!<\/script>)[^])*)<\/script><script>/g;

/**
 * Makes one style of all styles, in the head, and one script of scripts that follow each other. Astro writes
 * those of its islands beside them, where HTML allows no style; and each of its own would cost a hash in the
 * page's security policy, which no compression shrinks.
 */
export function joinInlineCode(): AstroIntegration {
  return {
    name: 'join-inline-code',
    hooks: {
      'astro:build:done': ({ dir }) => {
        rewritePages(dir, (html) => {
          const styles = [...html.matchAll(style)].map(([, css]) => css).join('');
          return html
            .replace(style, '')
            .replace('</head>', () => `<style>${styles}</style></head>`)
            .replace(neighbours, '$1;');
        });
      },
    },
  };
}
