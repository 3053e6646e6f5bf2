import { expect, test, type Page } from '@playwright/test';
import { maximumInput } from '../../src/config/inputs.ts';
import { languages, type Language } from '../../src/config/languages.ts';
import { queryFor } from './calculator.ts';
import { openDisclosures } from './disclosures.ts';
import { untilHydrated } from './island-scripts.ts';
import { lostTexts } from './lost-text.ts';

async function openEverything(page: Page, language: Language): Promise<void> {
  await page.goto(`/${language.path}${queryFor(maximumInput, maximumInput)}`);
  await untilHydrated(page);
  await openDisclosures(page);
}

/** Adds styles as a visitor's own tool does, past the page's security policy. */
async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

/** https://www.w3.org/TR/WCAG22/#text-spacing */
const textSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

for (const language of languages) {
  test(`in ${language.name}, wide text spacing loses nothing on the narrowest screen`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openEverything(page, language);
    await addStyles(page, textSpacing);
    expect(await page.evaluate(lostTexts)).toEqual([]);
  });

  test(`in ${language.name}, a browser set to text of twice the size loses nothing`, async ({ page, context }) => {
    const client = await context.newCDPSession(page);
    await client.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await openEverything(page, language);
    for (const width of [1280, 768, 640]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(lostTexts), `at ${width} px`).toEqual([]);
    }
  });
}
