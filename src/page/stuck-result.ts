/**
 * Has the page say when the large amount begins to leave a phone's screen: the band that stays in sight of the fields
 * then stands above it. Of two amounts, one is whole.
 */
export function raiseStuckBand(): void {
  const [large, band] = document.querySelector('[data-result]')!.children as unknown as readonly [Element, Element];
  // Turning a phone changes it by less than a line.
  const edge = Number.parseFloat(getComputedStyle(band).top) + band.firstElementChild!.clientHeight;
  new IntersectionObserver(
    (entries) => {
      document.documentElement.toggleAttribute('data-stuck', !entries.at(-1)!.isIntersecting);
    },
    { rootMargin: `${-edge || 0}px 0px 0px` },
  ).observe(large);
}
