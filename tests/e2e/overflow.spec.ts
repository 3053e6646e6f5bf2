import { expect, test } from '@playwright/test';
import { largestInputs } from '../../src/model/inputs.ts';
import { calculatorOn } from '../support/calculator.ts';
import { openDisclosures } from './disclosures.ts';
import { demandingLanguages, exhaustive, oneOfEachDirection } from '../support/demanding-languages.ts';
import { queryFor } from '../support/entered-inputs.ts';
import { untilHydrated } from '../support/island-scripts.ts';
import { lostTexts } from './lost-text.ts';

/** The narrowest phones, both sides of every width at which the page changes, and a large screen. */
const allWidths = [320, 351, 352, 360, 400, 480, 560, 639, 640, 767, 768, 896, 1023, 1024, 1279, 1280, 1440];
/** The narrowest width of each layout, and the widest at which the months are a list (639 px). */
const narrowest = [320, 352, 639, 640, 1024, 1280];

/** To run in the page: what is wrong with how amounts stand in their boxes. */
function misplacedAmounts(amounts: Element[]): string[] {
  return amounts.flatMap((amount) => {
    const box = (amount.closest('p, td') ?? amount.parentElement!).getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(amount);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    const lines = new Set([...range.getClientRects()].map((rect) => Math.round(rect.top)));
    // Fonts have some room above and below, which may stand out.
    const room = (bottom - top) / 5;
    const isInside = left >= box.left && right <= box.right && top >= box.top - room && bottom <= box.bottom + room;
    const faults = [lines.size === 1 ? [] : ['is broken into lines'], isInside ? [] : ['leaves its box']].flat();
    return faults.map((fault) => `${amount.textContent} ${fault}`);
  });
}

/** To run in the page: the entries that are wider than their fields. */
const cutEntries = () =>
  [...document.querySelectorAll('input')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ value }) => `the entry ${value} is cut off`);

/** To run in the page: the buttons whose labels take more than one line. A `<span>` is for screen readers only. */
const brokenLabels = () =>
  [...document.querySelectorAll('button, [data-signup]')]
    .filter((control) => {
      const boxes = [...control.childNodes].flatMap((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return text instanceof Text ? [...range.getClientRects()] : [];
      });
      return boxes.some((one) => boxes.some((other) => other.top > one.bottom - 1));
    })
    .map((control) => control.textContent.trim());

for (const language of demandingLanguages) {
  for (const { where, widths, details } of [
    { where: 'where there is least room', widths: narrowest, details: oneOfEachDirection(language) },
    { where: 'at every width', widths: allWidths, details: exhaustive },
  ]) {
    test(
      `in ${language.name}, the longest amounts fit ${where}, and nothing leaves the window`,
      details,
      async ({ page }) => {
        const { shows } = calculatorOn(page, language);
        await page.goto(`/${language.path}${queryFor(largestInputs)}`);
        await untilHydrated(page);
        await shows(largestInputs);
        for (const width of [1280, 360]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await page.evaluate(brokenLabels), `at ${width} px`).toEqual([]);
        }
        await openDisclosures(page);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          // A formula may wrap.
          const shown = page.locator('#calculator bdi:not(small *)').filter({ visible: true, hasNotText: '×' });
          const faults = [
            await shown.evaluateAll(misplacedAmounts),
            await page.evaluate(lostTexts),
            await page.evaluate(cutEntries),
          ].flat();
          const excess = await page.getByRole('banner').evaluate((header) => header.scrollHeight - header.clientHeight);
          // Fonts have some room above and below, which may stand out.
          if (excess > 4) faults.push(`the header's contents stand out of it by ${excess} px`);
          expect(faults, `at ${width} px`).toEqual([]);
        }
      },
    );
  }
}
