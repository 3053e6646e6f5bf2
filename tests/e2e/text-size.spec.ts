import { expect, test } from '@playwright/test';
import { largestInputs } from '../../src/model/inputs.ts';
import { queryFor } from '../support/entered-inputs.ts';
import { openDisclosures } from './disclosures.ts';
import { demandingLanguages, oneOfEachDirection } from '../support/demanding-languages.ts';
import { untilHydrated } from '../support/island-scripts.ts';
import { lostTexts } from './lost-text.ts';

/** https://www.w3.org/TR/WCAG22/#text-spacing */
const textSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

for (const language of demandingLanguages) {
  test(
    `in ${language.name}, neither wide text spacing nor a browser set to text of twice the size loses anything`,
    oneOfEachDirection(language),
    async ({ page, context }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(`/${language.path}${queryFor(largestInputs)}`);
      await untilHydrated(page);
      await openDisclosures(page);
      // Adds styles like a visitor's own tool, to which the page's security policy does not apply.
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets.push(sheet);
      }, textSpacing);
      for (const width of [320, 1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 640 });
        expect(await page.evaluate(lostTexts), `spaced, at ${width} px`).toEqual([]);
      }

      await page.evaluate(() => void document.adoptedStyleSheets.pop());
      const client = await context.newCDPSession(page);
      await client.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      const textSize = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
      await expect.poll(textSize).toBeGreaterThanOrEqual(32);
      for (const width of [1280, 768, 640, 375]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(lostTexts), `at ${width} px`).toEqual([]);
      }
    },
  );
}
