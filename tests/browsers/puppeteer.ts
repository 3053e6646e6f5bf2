import type { Browser as Engine, ElementHandle, KeyInput } from 'puppeteer-core';
import { vi } from 'vitest';
import { candidates, type Browser } from './browser.ts';

/** To run in the page: the first visible of these elements that has the name. Puppeteer's own search takes a second. */
function named(selector: string, name: string): Element | undefined {
  const nameOf = (element: HTMLElement) => {
    const labels = element.ariaLabelledByElements ?? (element as HTMLInputElement).labels ?? [];
    const texts = labels.length > 0 ? [...labels].map(({ textContent }) => textContent) : [element.textContent];
    return (element.ariaLabel ?? texts.join(' ')).replace(/\s+/g, ' ').trim();
  };
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  return all.find((element) => element.checkVisibility({ visibilityProperty: true }) && nameOf(element) === name);
}

/** To run in the page: leaves it for the address, and marks it as left. */
function leaveFor(address: string): void {
  document.documentElement.dataset['left'] = '';
  location.assign(address);
}

/**
 * To run in the page: whether the new page has arrived. It is neither the page that was left nor the blank page between
 * origins, and its HTML has been parsed.
 */
const hasArrived = () =>
  !('left' in document.documentElement.dataset) && location.protocol !== 'about:' && document.readyState !== 'loading';

/** Drives an engine that Puppeteer has started. */
export async function drive(engine: Engine, downloads: string): Promise<Browser> {
  // The tab that is already open counts as inactive: its elements learn nothing of getting the focus.
  const page = await engine.newPage();
  return {
    downloads,
    // Not by `goto`: once Puppeteer has missed in Firefox how a navigation ended, all that follow wait in vain.
    open: async (address) => {
      await page.evaluate(leaveFor, address);
      await vi.waitFor(async () => {
        if (!(await page.evaluate(hasArrived))) throw new Error(`${address} has not arrived.`);
      }, 30_000);
    },
    click: async (role, name) => {
      const element = (await page.evaluateHandle(named, candidates[role], name)).asElement();
      if (element === null) throw new Error(`No ${role} "${name}" is visible.`);
      await (element as ElementHandle<Element>).click();
    },
    type: (text) => page.keyboard.type(text),
    pressEscape: () => page.keyboard.press('Escape'),
    pressControl: async (letter) => {
      await page.keyboard.down('Control');
      await page.keyboard.press(letter as KeyInput);
      await page.keyboard.up('Control');
    },
    clickAt: (x, y) => page.mouse.click(x, y),
    evaluate: (script) => page.evaluate(script) as never,
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => engine.close(),
  };
}
