import { expect, test, type Page } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { translator } from '../../src/content/translate.ts';
import { calculatorOn } from '../support/calculator.ts';
import { demandingLanguages, oneOfEachDirection } from '../support/demanding-languages.ts';
import { queryFor, someInputs } from '../support/entered-inputs.ts';
import { exhaustive } from '../support/exhaustive.ts';
import { askForReact, holdIslandScripts } from '../support/island-scripts.ts';
import { layoutShifts, watchLayoutShifts } from './layout-shift.ts';

const viewports = [
  { width: 360, height: 640, details: {} },
  { width: 1280, height: 800, details: {} },
  // A wider sheet, with the same order of things.
  { width: 1440, height: 900, details: exhaustive },
];

/** Holds the deferred styles back until the returned function is called. */
async function holdDeferredStyles(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/_astro\/deferred\.[^/]*\.css$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

async function untilDeferredStyles(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('link[href*=deferred]')?.sheet);
}

/** To run in the page: the rules among the deferred styles that say how something visible looks before it is used. */
function rulesOfWhatIsVisible(): string[] {
  const selectorsIn = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) {
        // What a finger does, how things move, and what is marked, come later.
        const looks = [...rule.style].some((property) => !/^(touch-action|transition-.*)$/.test(property));
        return looks && rule.selectorText !== '::selection' ? rule.selectorText : [];
      }
      return rule instanceof CSSGroupingRule ? selectorsIn(rule.cssRules) : [];
    });
  const { sheet } = document.querySelector<HTMLLinkElement>('link[href*=deferred]')!;
  return selectorsIn(sheet!.cssRules).filter((selector) => {
    // An element is found by its selector, what is generated in it is not.
    const elements = document.querySelectorAll(selector.replaceAll(/::[\w-]+/g, ''));
    return [...elements].some((element) => element.checkVisibility());
  });
}

for (const { details, ...viewport } of viewports) {
  test.describe(`at ${viewport.width} px`, details, () => {
    test.use({ viewport });

    for (const language of demandingLanguages) {
      test(
        `in ${language.name}, the page does not wait for its deferred styles, and nothing jumps when they come`,
        oneOfEachDirection(language),
        async ({ page }) => {
          await watchLayoutShifts(page);
          await holdIslandScripts(page);
          const release = await holdDeferredStyles(page);
          await page.goto(`/${language.path}${queryFor(someInputs)}`, { waitUntil: 'commit' });
          await calculatorOn(page, language).shows(someInputs);
          const paints = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
          await expect.poll(paints).toBe(1);

          release();
          await untilDeferredStyles(page);
          expect(await layoutShifts(page)).toEqual([]);
        },
      );
    }

    test('no deferred style is of anything that is seen before something is opened', async ({ page }) => {
      await holdIslandScripts(page);
      await page.goto(`/${defaultLanguage.path}`, { waitUntil: 'commit' });
      await untilDeferredStyles(page);
      expect(await page.evaluate(rulesOfWhatIsVisible)).toEqual([]);

      await page.getByText(translator(defaultLanguage)('calculationBasis'), { exact: true }).click();
      expect(await page.evaluate(rulesOfWhatIsVisible)).not.toEqual([]);
    });
  });
}

test('what the page does in a script that comes later waits for no deferred styles', async ({ page }) => {
  await holdDeferredStyles(page);
  await page.goto(`/${defaultLanguage.path}`, { waitUntil: 'commit' });
  const dateOnPaper = async () => {
    await askForReact(page);
    return page.locator('time').textContent();
  };
  await expect.poll(dateOnPaper).toContain(String(new Date().getFullYear()));
});
