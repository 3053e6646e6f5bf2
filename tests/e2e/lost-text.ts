/**
 * To run in the page: the texts of which a part lies outside the window's width or is cut off by what they
 * stand in. Boxes that scroll are not looked into, nor are texts for screen readers only.
 */
export function lostTexts(): string[] {
  function isLost(text: Text): boolean {
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, top, bottom, width } = range.getBoundingClientRect();
    if (width === 0 || !text.parentElement?.checkVisibility({ visibilityProperty: true })) return false;
    let lost = left < -0.5 || right > document.documentElement.clientWidth + 0.5;
    for (let box: Element | null = text.parentElement; box && box !== document.body; box = box.parentElement) {
      const edges = box.getBoundingClientRect();
      const { overflow, overflowX } = getComputedStyle(box);
      const scrolls = ['auto', 'scroll'].includes(overflowX) && box.matches('[tabindex="0"]');
      const cuts = !overflow.startsWith('visible');
      if (scrolls || edges.width === 1) return false;
      if (cuts && (left < edges.left - 0.5 || right > edges.right + 0.5)) lost = true;
      if (cuts && (top < edges.top - 0.5 || bottom > edges.bottom + 0.5)) lost = true;
    }
    return lost;
  }

  const lost: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (text instanceof Text && text.data.trim() !== '' && isLost(text)) lost.push(text.data.trim());
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`, ...lost] : lost;
}
