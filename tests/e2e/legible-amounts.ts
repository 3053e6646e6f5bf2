import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The calculator's amounts that can be read now. */
    legibleAmounts: () => string[];
    /** All amounts that could be read at any time since the page's start. */
    everLegible: Set<string>;
  }
}

/** Watches, from the start of each page on, which amounts a visitor can read. */
export async function watchLegibleAmounts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const isLegible = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
      !/[,/] 0\)$/.test(getComputedStyle(element).color);
    window.legibleAmounts = () =>
      [...document.querySelectorAll('#calculator bdi')].filter(isLegible).map(({ textContent }) => textContent);
    window.everLegible = new Set();
    const look = () => {
      for (const amount of window.legibleAmounts()) window.everLegible.add(amount);
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

export async function legibleAmounts(page: Page): Promise<string[]> {
  return page.evaluate(() => window.legibleAmounts());
}

export async function amountsEverLegible(page: Page): Promise<string[]> {
  return page.evaluate(() => [...window.everLegible]);
}
