/**
 * To run in the page: changes it as browsers' translators do. Each text that may be translated is replaced by two
 * nested `<font>` elements with the same text and a zero-width space, which React notices and locators ignore.
 */
export function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  const translatable = texts.filter(
    ({ textContent, parentElement }) =>
      textContent?.trim() && !parentElement?.closest('[translate=no], script, style, noscript'),
  );
  for (const text of translatable) {
    const outer = document.createElement('font');
    text.parentNode?.replaceChild(outer, text);
    outer.appendChild(document.createElement('font')).append(`${text.textContent}\u200b`);
  }
}
