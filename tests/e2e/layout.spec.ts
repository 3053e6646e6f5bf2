import { expect, test, type Page } from '@playwright/test';
import { languages, type Language } from '../../src/config/languages.ts';
import { translator } from '../../src/content/translate.ts';
import { largestInputs } from '../../src/model/largest-inputs.ts';
import { defaultInputs } from '../../src/model/query-string.ts';
import { bothDirections, exhaustive, sweptLanguages } from '../support/demanding-languages.ts';
import { queryFor } from '../support/entered-inputs.ts';
import { untilHydrated } from '../support/island-scripts.ts';
import { kitOn } from '../support/kit.ts';
import { expectToFit } from '../support/sample-settings.ts';
import { openDisclosures } from './disclosures.ts';
import { controlFaults, headerFaults, textFaults, widthFaults } from './layout-faults.ts';

/** https://www.w3.org/TR/WCAG22/#text-spacing */
const textSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/** Adds styles like a visitor's own tool, to which the page's security policy does not apply. */
const spaceText = (page: Page) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, textSpacing);

/** Has the browser's own font that large, in pixels. */
const enlargeText = (size: number) => async (page: Page) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: size } });
  await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
};

/** How a visitor may have a page look, one after the other: what has been spaced stays so. */
const looks = [
  { look: 'with a font of 24 px', prepare: enlargeText(24), isLarge: true },
  { look: 'with a font of 32 px', prepare: enlargeText(32), isLarge: true },
  { look: 'as it is', prepare: enlargeText(16), isLarge: false },
  { look: 'with wide text spacing', prepare: spaceText, isLarge: false },
];

const longestCode = 'code-'.repeat(25);
const pages = [
  { query: queryFor(defaultInputs), open: openDisclosures },
  { query: `${queryFor(largestInputs)}&ref=${longestCode}`, open: openDisclosures },
  {
    query: `?ref=${longestCode}#share`,
    open: async (page: Page, language: Language) => {
      await kitOn(page, language).copyLink.click();
    },
  },
];

const sweeps = [
  { which: 'six widths', widths: [320, 360, 390, 768, 1024, 1280], details: {} },
  { which: 'every width', widths: Array.from({ length: 71 }, (_, index) => 320 + 16 * index), details: exhaustive },
];
/** In larger fonts a page changes less from width to width. */
const widthsOfLargeFonts = [320, 768, 1280];

for (const language of languages)
  for (const { which, widths, details } of sweeps)
    test(
      `in ${language.name}, everything fits at ${which}, whatever the numbers, letters and their spacing`,
      sweptLanguages.includes(language) ? details : exhaustive,
      async ({ page }) => {
        // Hundreds of looks at whole pages.
        test.slow();
        const faults: string[] = [];
        for (const { query, open } of pages) {
          await page.goto('about:blank');
          await page.goto(`/${language.path}${query}`);
          await untilHydrated(page);
          await open(page, language);
          for (const { look, prepare, isLarge } of looks) {
            await prepare(page);
            for (const width of isLarge ? widthsOfLargeFonts : widths) {
              await page.setViewportSize({ width, height: 800 });
              for (const find of [textFaults, widthFaults, controlFaults, headerFaults])
                faults.push(
                  ...(await page.evaluate(find)).map((fault) => `${look}, at ${width} px ${fault} (${query})`),
                );
            }
          }
        }
        expectToFit('Out of place', faults);
      },
    );

for (const language of bothDirections)
  test(`in ${language.name}, every link in the lists of languages is large enough for a finger`, async ({ page }) => {
    const t = translator(language);
    await page.goto(`/${language.path}`);
    for (const { width, opener } of [
      { width: 1280, opener: t('chooseLanguage') },
      { width: 320, opener: t('openMenu') },
    ]) {
      await page.setViewportSize({ width, height: 800 });
      await page.getByRole('button', { name: opener }).click();
      await expect(page.getByRole('navigation', { name: t('language'), exact: true })).toBeVisible();
      expect(await page.evaluate(controlFaults)).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
