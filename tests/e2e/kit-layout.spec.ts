import { expect, test } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { demandingLanguages, oneOfEachDirection } from '../support/demanding-languages.ts';
import { kitOn, type Kit } from '../support/kit.ts';
import { isInSight } from './in-sight.ts';

/** What stands out of the kit to a side, or is cut off in it: controls by their names, and its own width. */
const outside = (kit: Kit) =>
  kit.dialog.evaluate((dialog) => {
    const { left, right } = dialog.getBoundingClientRect();
    const stands = (element: Element) => {
      const box = element.getBoundingClientRect();
      const isCut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1;
      const isText = element.matches('button, a, label, p, h2, h3');
      return box.left < left - 0.5 || box.right > right + 0.5 || (isText && isCut);
    };
    const found = [...dialog.querySelectorAll(':not(option, .visually-hidden, svg *)')].filter(stands);
    const tooWide = dialog.scrollWidth > dialog.clientWidth ? ['the kit scrolls sideways'] : [];
    return [...tooWide, ...found.map((element) => element.textContent.slice(0, 40) || element.tagName)];
  });

/** To run in the page: the lists that are narrower than their longest entry, by their ids. */
const cutEntries = (lists: HTMLElement[]) =>
  lists
    .filter((list) => {
      const { width } = list.getBoundingClientRect();
      list.style.inlineSize = 'max-content';
      const isCut = list.getBoundingClientRect().width > width + 0.5;
      list.style.removeProperty('inline-size');
      return isCut;
    })
    .map(({ id }) => id);

for (const language of demandingLanguages) {
  test(
    `in ${language.name} the kit fits every width, with text of twice the size, too`,
    oneOfEachDirection(language),
    async ({ page, context }) => {
      const kit = kitOn(page, language);
      await page.goto(`/${language.path}?ref=${'x'.repeat(128)}`);
      await kit.open();
      await kit.copyLink.click();
      for (const code of ['x'.repeat(128), '..']) {
        await kit.referralCode.fill(code);
        for (const width of [320, 360, 639, 640, 700, 1024, 1280, 1440]) {
          await page.setViewportSize({ width, height: 640 });
          expect(await outside(kit), `at ${width} px`).toEqual([]);
          expect(await kit.dialog.locator('select').evaluateAll(cutEntries), `at ${width} px`).toEqual([]);
        }
      }
      const client = await context.newCDPSession(page);
      await client.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      await expect(page.locator('html')).toHaveCSS('font-size', '32px');
      for (const width of [320, 640]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await outside(kit), `in large text at ${width} px`).toEqual([]);
        await kit.download.scrollIntoViewIfNeeded();
        await expect(kit.download).toBeInViewport();
      }
    },
  );
}

test('the kit’s controls are large enough for a finger, and Tab goes through them alone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const kit = kitOn(page, defaultLanguage);
  await page.goto('/de?ref=abc');
  await kit.open();
  const all = kit.dialog.locator('button, input, select, textarea, a, summary');
  const sides = await all.evaluateAll((controls) =>
    controls.map((control) => {
      const { width, height } = control.getBoundingClientRect();
      return Math.min(width, height);
    }),
  );
  expect(Math.min(...sides)).toBeGreaterThanOrEqual(44);

  await all.first().focus();
  for (const key of ['Tab', 'Shift+Tab']) {
    const order = key === 'Tab' ? [...sides.keys()] : [...sides.keys()].reverse();
    for (const index of order.slice(1)) {
      await page.keyboard.press(key);
      const stop = await all.evaluateAll((controls) => {
        const focused = document.activeElement as HTMLElement;
        const { outlineStyle } = getComputedStyle(focused);
        return { index: controls.indexOf(focused), outlineStyle, isText: focused.matches('textarea') };
      });
      expect(stop).toMatchObject({ index, outlineStyle: 'solid' });
      // Of a field of many lines, browsers scroll the one with the caret into sight.
      if (stop.isText) await expect(all.nth(index)).toBeInViewport();
      else expect(await all.nth(index).evaluate(isInSight), `stop ${index}`).toBe(true);
    }
  }
});
