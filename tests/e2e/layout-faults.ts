/*
 * What can be wrong with a page's layout. All of these run in the page, and look at what is open: a dialog, if there is
 * one, else everything. Boxes that scroll are not looked into, nor are texts for screen readers only.
 */

/** Texts that are cut off, broken within a word, smaller than 13 px, or covered by another text or a drawing. */
export function textFaults(): string[] {
  const root = document.querySelector('dialog[open]') ?? document.body;
  const all = [...root.querySelectorAll('*')].map((element) => ({ element, style: getComputedStyle(element) }));
  const elementsWith = (matches: (style: CSSStyleDeclaration) => boolean) =>
    all.filter(({ style }) => matches(style)).map(({ element }) => element);
  /** What is for screen readers only. */
  const clipped = elementsWith(({ clipPath }) => clipPath !== 'none');
  const scrolling = elementsWith(({ overflowX }) => /auto|scroll/.test(overflowX)).filter((box) =>
    box.matches('[tabindex="0"]'),
  );
  // A dialog may have more than is seen at once.
  const cutting = elementsWith(({ overflow }) => !overflow.startsWith('visible'))
    .filter((box) => !box.matches('dialog'))
    .map((box) => ({ box, edges: box.getBoundingClientRect() }));
  const rangeOf = (text: Text, start = 0, end = text.length) => {
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, end);
    return range;
  };

  function isLost(text: Text): boolean {
    if (scrolling.some((box) => box.contains(text))) return false;
    const { left, right, top, bottom } = rangeOf(text).getBoundingClientRect();
    const isOutside = (edges: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>) =>
      left < edges.left - 0.5 || right > edges.right + 0.5 || top < edges.top - 0.5 || bottom > edges.bottom + 0.5;
    const page = { left: 0, right: document.documentElement.clientWidth, top: -Infinity, bottom: Infinity };
    return isOutside(page) || cutting.some(({ box, edges }) => box.contains(text) && isOutside(edges));
  }

  /**
   * The words of a text that stand on several lines. After a hyphen or a slash, a line may end. So it may at a soft hyphen,
   * whose sign counts as a part of the letter behind it.
   */
  const brokenWords = (text: Text) =>
    (rangeOf(text).getClientRects().length > 1
      ? [...text.data.replace(/\u00ad./g, '  ').matchAll(/[^\s\u200b/-]{1,40}/g)]
      : []
    ).filter(({ 0: word, index }) => {
      const tops = [...rangeOf(text, index, index + word.length).getClientRects()].map(({ top }) => Math.round(top));
      return new Set(tops).size > 1;
    });

  interface Box {
    readonly name: string;
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  }
  /** Where letters stand, line by line: the middle of each line, since lines may reach into each other. */
  const linesOf = (text: Text): Box[] =>
    [...rangeOf(text).getClientRects()].map(({ left, right, top, bottom, height }) => {
      const name = text.data.trim();
      return { name, left: left + 0.5, right: right - 0.5, top: top + height / 4, bottom: bottom - height / 4 };
    });

  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  const shown = texts.filter(({ data, parentElement }) => {
    const isVisible = parentElement!.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return (
      data.trim() !== '' &&
      isVisible &&
      !clipped.some((one) => one.contains(parentElement)) &&
      !parentElement!.matches('option, textarea, [data-link-code]')
    );
  });
  const faults = shown.filter(isLost).map(({ data }) => `“${data.trim()}” is cut off`);
  for (const text of shown) {
    faults.push(...brokenWords(text).map(([word]) => `“${word}” is broken`));
    const size = Number.parseFloat(getComputedStyle(text.parentElement!).fontSize);
    if (size < 13 && !matchMedia('print').matches) faults.push(`“${text.data.trim()}” has ${size} px`);
  }
  // The header lies above the page on a background of its own.
  const isBelowHeader = ({ parentElement }: Text) => parentElement!.closest('header, .top') === null;
  const bars = [...root.querySelectorAll('progress')]
    .filter((bar) => bar.checkVisibility())
    .map((bar): Box => {
      const { left, right, top, bottom } = bar.getBoundingClientRect();
      return { name: 'a bar', left: left + 0.5, right: right - 0.5, top: top + 0.5, bottom: bottom - 0.5 };
    });
  const boxes = [...shown.filter(isBelowHeader).flatMap(linesOf), ...bars].toSorted(
    (one, other) => one.top - other.top,
  );
  for (const [index, one] of boxes.entries()) {
    for (let at = index + 1; at < boxes.length && boxes[at]!.top < one.bottom; at++) {
      const other = boxes[at]!;
      const isApart = one.right <= other.left || other.right <= one.left || other.bottom <= one.top;
      if (!isApart) faults.push(`“${one.name}” and “${other.name}” overlap`);
    }
  }
  return faults;
}

/** The page or dialog that scrolls sideways, and amounts on two lines or out of what they stand in. A formula may wrap. */
export function widthFaults(): string[] {
  const root = document.querySelector('dialog[open]') ?? document.documentElement;
  const excess = root.scrollWidth - root.clientWidth;
  const amounts = [
    ...root.querySelectorAll(
      '#calculator :is(bdi:not(small *, .visually-hidden *, :has(bdi)), p > bdi):not([data-link-code], :empty)',
    ),
  ].filter((amount) => {
    if (!amount.checkVisibility() || amount.textContent.includes('×')) return false;
    const around = amount.closest('p, td, dd, li') ?? amount.parentElement!;
    const box = around.getBoundingClientRect();
    // A number in a table may use the empty edge of the next cell.
    const room = around.matches('td') ? 12.5 : 0.5;
    const range = document.createRange();
    range.selectNodeContents(amount);
    const { left, right } = range.getBoundingClientRect();
    const middles = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ bottom }) => bottom);
    const isOneLine = Math.max(...middles) - Math.min(...middles) < 12;
    return !isOneLine || left < box.left - room || right > box.right + room;
  });
  const faults = amounts.map(({ textContent }) => `the amount ${textContent} is misplaced`);
  return excess > 0 ? [`it is ${excess} px too wide`, ...faults] : faults;
}

/** Controls that are narrower than what they show, or too small for a finger. A link within a text is as high as a line. */
export function controlFaults(): string[] {
  const root = document.querySelector('dialog[open]') ?? document.body;
  const controls = [
    ...root.querySelectorAll<HTMLElement>('button, summary, a, input, select, textarea, [name=month]'),
  ].filter((control) => control.checkVisibility() && !control.closest('p, footer, .skip'));
  return controls.flatMap((control) => {
    const { width, height } = control.getBoundingClientRect();
    const name = control.textContent.trim() || control.getAttribute('aria-label') || control.id;
    // The months' rows of a desktop have 40 px, with their rule.
    const isSmall = Math.min(width, height) < (control.matches('[type=radio]') && innerWidth >= 1024 ? 39 : 43.9);
    const isCut = control.matches('[inputmode], select') && control.scrollWidth > control.clientWidth;
    return [...(isSmall ? [`“${name}” is too small for a finger`] : []), ...(isCut ? [`“${name}” is cut off`] : [])];
  });
}

/** How far the header's contents stand out of it. Fonts have some room above and below. */
export function headerFaults(): string[] {
  const { scrollHeight, clientHeight } = document.querySelector('header')!;
  return scrollHeight - clientHeight > 4 ? ['the header’s contents stand out of it'] : [];
}
