/**
 * To run in the page: the texts of which a part lies outside the window's width or is cut off by what they
 * stand in. Boxes that scroll are not looked into, nor are texts for screen readers only.
 */
export function lostTexts(): string[] {
  const scrolls = (box: Element) =>
    ['auto', 'scroll'].includes(getComputedStyle(box).overflowX) && box.matches('[tabindex="0"]');
  const cuts = (box: Element) => !getComputedStyle(box).overflow.startsWith('visible');

  function isLost(text: Text): boolean {
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, top, bottom, width } = range.getBoundingClientRect();
    if (width === 0 || !text.parentElement?.checkVisibility({ visibilityProperty: true })) return false;
    let lost = left < -0.5 || right > document.documentElement.clientWidth + 0.5;
    for (let box: Element | null = text.parentElement; box && box !== document.body; box = box.parentElement) {
      const edges = box.getBoundingClientRect();
      if (scrolls(box) || edges.width === 1) return false;
      if (cuts(box) && (left < edges.left - 0.5 || right > edges.right + 0.5)) lost = true;
      if (cuts(box) && (top < edges.top - 0.5 || bottom > edges.bottom + 0.5)) lost = true;
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
