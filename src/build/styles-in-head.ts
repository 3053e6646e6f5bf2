import type { AstroIntegration } from 'astro';
import { rewritePages } from './built-pages.ts';

/** Moves styles into the head: Astro writes the one of its islands beside them, where HTML allows none. */
export function stylesInHead(): AstroIntegration {
  return {
    name: 'styles-in-head',
    hooks: {
      'astro:build:done': ({ dir }) => {
        rewritePages(dir, (html) => {
          const [head = '', body = ''] = html.split('</head>');
          const styles = body.match(/<style>.*?<\/style>/gs) ?? [];
          const rest = styles.reduce((left, style) => left.replace(style, ''), body);
          return `${head}${styles.join('')}</head>${rest}`;
        });
      },
    },
  };
}
