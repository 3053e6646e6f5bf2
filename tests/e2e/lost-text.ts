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

  /** Where a text's letters stand, line by line: the middle of each line, since lines may reach into each other. */
  function linesOf(text: Text) {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].map(({ left, right, top, bottom, height }) => {
      return { text, left: left + 0.5, right: right - 0.5, top: top + height / 4, bottom: bottom - height / 4 };
    });
  }

  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (text instanceof Text && text.data.trim() !== '') texts.push(text);
  }
  const lost = texts.filter(isLost).map(({ data }) => data.trim());
  const isShown = ({ parentElement }: Text) =>
    parentElement!.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    // The header lies above the page on a background of its own.
    parentElement!.closest('header, .visually-hidden') === null;
  const lines = texts.filter(isShown).flatMap(linesOf);
  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      const isApart =
        one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
      if (!isApart) lost.push(`"${one.text.data.trim()}" and "${other.text.data.trim()}" overlap`);
    }
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`, ...lost] : lost;
}
