/**
 * To run in the page: changes it the way that browsers' translators do. Each text becomes another, in two `<font>`
 * elements, those that must not be translated excepted. The other text is the same and a space of no width, which tests
 * overlook when they look for it, and React does not.
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
