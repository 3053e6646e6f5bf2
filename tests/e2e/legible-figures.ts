import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The calculator's amounts and counts that can be read now. */
    legibleFigures: () => string[];
    /** All of them that could be read at any time since the page's start. */
    everLegible: Set<string>;
  }
}

/** Watches, from the start of each page on, which amounts and counts a visitor can read. */
export async function watchLegibleFigures(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const isLegible = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
      !/^rgba\(.*, 0\)$|\/ 0\)$/.test(getComputedStyle(element).color);
    window.legibleFigures = () =>
      [...document.querySelectorAll('#calculator bdi[data-figure]')]
        .filter(isLegible)
        .map(({ textContent }) => textContent);
    window.everLegible = new Set();
    const look = () => {
      for (const amount of window.legibleFigures()) window.everLegible.add(amount);
    };
    new MutationObserver(look).observe(document, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
    const lookEachFrame = () => {
      look();
      requestAnimationFrame(lookEachFrame);
    };
    lookEachFrame();
  });
}

export async function legibleFigures(page: Page): Promise<string[]> {
  return page.evaluate(() => window.legibleFigures());
}

export async function figuresEverLegible(page: Page): Promise<string[]> {
  return page.evaluate(() => [...window.everLegible]);
}
