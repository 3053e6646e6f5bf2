import { expect, test, type Page } from '@playwright/test';
import { isInputName } from '../../src/model/inputs.ts';
import { plan } from '../../src/model/plan.ts';
import type { Inputs } from '../../src/model/projection.ts';
import { defaultInputs } from '../../src/model/query-string.ts';
import { calculatorOn } from '../support/calculator.ts';
import { changedInputs, queryFor } from '../support/entered-inputs.ts';
import { recordConsole } from './console-messages.ts';
import { amountsFor } from '../support/expected-amounts.ts';
import { figuresFor } from '../support/expected-figures.ts';
import { expectNotHydrated, holdIslandScripts, untilHydrated } from '../support/island-scripts.ts';
import { layoutShifts, watchLayoutShifts } from './layout-shift.ts';
import { stallingNetwork } from '../support/network.ts';
import { otherLanguage } from '../support/other-language.ts';

declare global {
  interface Window {
    /** The calculator's amounts and counts that can be read now. */
    legibleFigures: () => string[];
    /** All of them that could be read at any time since the page's start. */
    everLegible: Set<string>;
  }
}

/** Watches, from the start of each page on, which amounts and counts a visitor can read. */
async function watchLegibleFigures(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const isLegible = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    window.legibleFigures = () =>
      [...document.querySelectorAll<HTMLElement>('#calculator bdi[data-figure]')]
        .filter(isLegible)
        // A bare amount stands beside the letters of its currency.
        .map((figure) => (figure.dataset['bare'] === undefined ? figure : figure.parentElement!).textContent);
    window.everLegible = new Set();
    // In each frame: what a visitor sees are frames.
    const look = () => {
      for (const amount of window.legibleFigures()) window.everLegible.add(amount);
      requestAnimationFrame(look);
    };
    look();
  });
}

const language = otherLanguage;
const inputs = changedInputs;
const link = `/${language.path}${queryFor(inputs)}&ref=abc`;

/** The months' amounts, and what is said of the last, but for what is entered: it stands in fields, not in figures. */
const allFigures = (inputs: Inputs) => [
  ...amountsFor(language, inputs),
  ...Object.entries(figuresFor(language, inputs)).flatMap(([name, text]) => (isInputName(name) ? [] : [text])),
];

// High enough for the whole page: what jumps outside the window would not count.
test.use({ viewport: { width: 1280, height: 3000 } });

/**
 * Asserts that all figures of these inputs have been readable by now, and none of the default figures that are wrong
 * for them.
 */
async function expectOnlyRightFiguresSoFar(page: Page): Promise<void> {
  const right = allFigures(inputs);
  const wrong = allFigures(defaultInputs).filter((figure) => !right.includes(figure));
  const seen = await page.evaluate(() => [...window.everLegible]);
  expect(seen).toEqual(expect.arrayContaining(right));
  expect(seen.filter((figure) => wrong.includes(figure))).toEqual([]);
}

test('a link never shows other amounts: figures are hidden until they are right', async ({ page, baseURL }) => {
  const messages = recordConsole(page);
  await watchLegibleFigures(page);
  await watchLayoutShifts(page);
  using server = await stallingNetwork(baseURL!, '</astro-island>');
  const release = await holdIslandScripts(page);
  const { amounts, shows } = calculatorOn(page, language);
  await page.goto(server.origin + link, { waitUntil: 'commit' });
  await expect(amounts).toHaveCount(plan.horizonMonths);
  // However long that takes: what waits for its styles waits for the figures, too.
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  expect(await page.evaluate(() => window.legibleFigures())).toEqual([]);
  server.release();
  await shows(inputs);
  await expectNotHydrated(page);
  release();
  await untilHydrated(page);
  await shows(inputs);
  await expectOnlyRightFiguresSoFar(page);
  expect(await layoutShifts(page)).toEqual([]);
  await expect(page).toHaveURL(server.origin + link);
  expect(messages).toEqual([]);
});
