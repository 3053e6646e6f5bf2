/**
 * To run in the page: whether all of an element is in the window and nothing lies over it, as the sticky
 * header might. Corners are looked at a little inside, for they may be round.
 */
export function isInSight(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) return false;
  const columns = [left + Math.min(4, (right - left) / 4), (left + right) / 2, right - Math.min(4, (right - left) / 4)];
  const rows = [top + Math.min(4, (bottom - top) / 4), (top + bottom) / 2, bottom - Math.min(4, (bottom - top) / 4)];
  return columns.every((x) =>
    rows.every((y) => {
      const uppermost = document.elementFromPoint(x, y);
      // A month's radio button lies over the tile that labels it.
      const isOwn = uppermost instanceof HTMLInputElement && element.closest('label')?.control === uppermost;
      return uppermost !== null && (isOwn || element.contains(uppermost) || uppermost.contains(element));
    }),
  );
}
