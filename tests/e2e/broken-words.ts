/**
 * To run in the page: the amounts that take more than one line or stand out of their box, and the words of labels,
 * headings and buttons that are broken. A word may be left at a hyphen of its own or that an editor set. Boxes that
 * scroll are looked into.
 */
export function brokenWords(): string[] {
  const labels = 'bdi, button, a, label, summary, caption, th, h1, h2, h3, h4, [data-result]';
  const linesOf = (text: Text, start: number, end: number) => {
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, end);
    return new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top))).size;
  };
  const isForListeners = (element: Element | null): boolean =>
    element !== null && (element.clientWidth === 1 || isForListeners(element.parentElement));
  const standsOut = (amount: Element) => {
    const box = (amount.closest('p, td') ?? amount.parentElement!).getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(amount);
    const { left, right } = range.getBoundingClientRect();
    return left < box.left - 0.5 || right > box.right + 0.5;
  };
  // Amounts hold no space at which a line may end, only such as bind.
  const wordsOf = (text: string, isAmount: boolean) =>
    text.matchAll(isAmount ? /[^ \n]+/g : /[^ \n\-/–\u00ad]+[-/–\u00ad]*/g);
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const parent = text.parentElement!;
    if (!parent.checkVisibility({ visibilityProperty: true }) || isForListeners(parent)) continue;
    // Names and addresses are isolated, too, and may be left at a hyphen.
    const amount = parent.closest('bdi[dir]:not([data-address])');
    if (!amount && !parent.closest(labels)) continue;
    // In one line nothing is broken.
    const words = linesOf(text, 0, text.length) > 1 ? wordsOf(text.data, amount !== null) : [];
    for (const { 0: word, index } of words) {
      // An editor's hyphen that shows counts as drawn with the letter behind it.
      const start = text.data[index - 1] === '\u00ad' ? index + 1 : index;
      if (linesOf(text, start, index + word.length) > 1) found.push(`“${word}” is broken in “${text.data.trim()}”`);
    }
    if (amount?.matches('[data-figure]') && standsOut(amount)) found.push(`${text.data} stands out of its box`);
  }
  return found;
}
