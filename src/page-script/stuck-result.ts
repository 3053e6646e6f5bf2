/**
 * Raises the band that stays in sight of a phone's fields above the large amount as soon as that begins to leave: of
 * two amounts, one is whole.
 */
export function raiseStuckBand(): void {
  const result = document.querySelector<HTMLElement>('[data-result]')!;
  const [large, band] = result.children as unknown as readonly [Element, Element];
  // Turning a phone changes it by less than a line.
  const edge = Number.parseFloat(getComputedStyle(band).top) + band.firstElementChild!.clientHeight;
  new IntersectionObserver(
    (entries) => {
      result.dataset['result'] = entries.at(-1)!.isIntersecting ? '' : 'stuck';
    },
    { rootMargin: `${-edge || 0}px 0px 0px` },
  ).observe(large);
}
