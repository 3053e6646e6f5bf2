import { useInsertionEffect } from 'react';

const adopted = new Set<string>();

/** Gives the page styles that come with React: in the page's head they would delay its first paint. */
export function useStyles(css: string): void {
  useInsertionEffect(() => {
    if (adopted.has(css)) return;
    adopted.add(css);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, [css]);
}
