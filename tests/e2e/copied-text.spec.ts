import { expect, test } from '@playwright/test';
import { demandingLanguages } from '../support/demanding-languages.ts';
import { openDisclosures } from './disclosures.ts';
import { untilHydrated } from '../support/island-scripts.ts';

/** To run in the page: neighbouring texts that run together once the whole page is copied. */
function textsRunTogether(): string[] {
  getSelection()!.selectAllChildren(document.body);
  const copied = getSelection()!.toString();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text;
    if (data.trim() !== '' && parentElement!.checkVisibility()) texts.push(data.trim().replaceAll(/\s+/g, ' '));
  }
  const pairs = texts.slice(1).map((text, index) => texts[index]!.slice(-20) + text.slice(0, 20));
  // Cells of nothing but digits would be found within other numbers. A number may carry a word's ending in a sentence.
  return pairs.filter((pair) => !/^\d+($|\u2011)/.test(pair) && copied.includes(pair));
}

for (const language of demandingLanguages)
  test(`in ${language.name}, labels and values stay apart when the page is copied`, async ({ page }) => {
    await page.goto(`/${language.path}`);
    await untilHydrated(page);
    await openDisclosures(page);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(textsRunTogether), `at ${width} px`).toEqual([]);
    }
  });
