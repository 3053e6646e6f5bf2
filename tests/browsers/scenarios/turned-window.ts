import { expect, inject, test } from 'vitest';
import { bothDirections } from '../../support/demanding-languages.ts';
import type { Browser } from '../browser.ts';

const wide = 1280;
const narrow = 500;

/** What a phone or tablet does that is turned, and a desktop's window that is dragged. */
export function testTurnedWindow(browser: Browser): void {
  const until = <Value>(read: () => Promise<Value>) => expect.poll(read, { timeout: 15_000 });

  const makeIt = async (width: number) => {
    await browser.resize(width, 1000);
    await until(() => browser.evaluate(() => innerWidth)).toBe(width);
  };

  /** Where everything stands that can be seen of header, heading, fields, result, months and what is opened. */
  const boxes = () =>
    browser.evaluate(() =>
      [...document.querySelectorAll('header *, h1, #calculator *, details *')]
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const box = [x + scrollX, y + scrollY, width, height].map(Math.round);
          return `${element.tagName} ${element.className} ${box.join(' ')}`;
        }),
    );

  const openPage = async (path: string, width: number) => {
    await makeIt(width);
    await browser.open(inject('origin') + path);
  };

  /** Waits for React, which draws what it takes. */
  const comeAlive = async () => {
    await until(() => browser.evaluate(() => document.querySelector('button[name=kit]:enabled') !== null)).toBe(true);
  };

  /** Opens all that folds, and waits for what React brings of it, and for what is loaded then. */
  const openAll = async () => {
    await comeAlive();
    await browser.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    const brought = () => browser.evaluate(() => document.querySelectorAll('#overview table, #needed input').length);
    await until(brought).toBe(3);
  };

  for (const { name, path } of bothDirections) {
    test.for([
      { title: 'as it comes', prepare: comeAlive },
      { title: 'with everything open', prepare: openAll },
    ])(`${name}, $title: a window that changes its width has the layout of one opened so`, async ({ prepare }) => {
      const opened = new Map<number, readonly string[]>();
      for (const width of [narrow, wide]) {
        await openPage(`/${path}`, width);
        await prepare();
        opened.set(width, await boxes());
      }
      for (const width of [narrow, wide, narrow]) {
        await makeIt(width);
        await until(boxes).toEqual(opened.get(width));
      }
    });
  }
}
