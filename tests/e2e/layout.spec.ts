import { expect, test, type Page } from '@playwright/test';
import { languages } from '../../src/config/languages.ts';
import { largestInputs } from '../../src/model/inputs.ts';
import { calculatorOn } from '../support/calculator.ts';
import { demandingLanguages, oneOfEachDirection } from '../support/demanding-languages.ts';
import { queryFor } from '../support/entered-inputs.ts';
import { untilHydrated } from '../support/island-scripts.ts';
import { expectToFit } from '../support/sample-settings.ts';
import { openDisclosures } from './disclosures.ts';
import { isInSight } from './in-sight.ts';
import { lostTexts } from './lost-text.ts';

/** To run in the page: the amounts that are broken into lines, or leave what they stand in. A formula may wrap. */
const misplacedAmounts = () =>
  [...document.querySelectorAll('#calculator bdi:not(small *)')].flatMap((amount) => {
    if (!amount.checkVisibility() || amount.textContent.includes('×')) return [];
    const box = (amount.closest('p, td, dd') ?? amount.parentElement!).getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(amount);
    const { left, right } = range.getBoundingClientRect();
    const lines = new Set([...range.getClientRects()].map((rect) => Math.round(rect.top)));
    const isInside = left >= box.left - 0.5 && right <= box.right + 0.5;
    return lines.size <= 1 && isInside ? [] : [`the amount ${amount.textContent} is misplaced`];
  });

/** To run in the page: the fields and lists that are narrower than what they show. */
const cutEntries = () =>
  [...document.querySelectorAll<HTMLElement>('input, select')]
    .filter((entry) => entry.checkVisibility() && entry.scrollWidth > entry.clientWidth)
    .map((entry) => `the entry ${(entry as HTMLInputElement).value} is cut off`);

/** To run in the page: how far the header's contents stand out of it. Fonts have some room above and below. */
const crowdedHeader = () => {
  const { scrollHeight, clientHeight } = document.querySelector('header')!;
  return scrollHeight - clientHeight > 4 ? ['the header’s contents stand out of it'] : [];
};

/** https://www.w3.org/TR/WCAG22/#text-spacing */
const textSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/** Adds styles like a visitor's own tool, to which the page's security policy does not apply. */
async function spaceText(page: Page): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, textSpacing);
}

async function doubleText(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
}

const states = [
  { state: 'as it is', prepare: async () => {}, widths: [320, 352, 360, 480, 640, 768, 1023, 1024, 1280, 1920] },
  { state: 'with wide text spacing', prepare: spaceText, widths: [320, 360, 390, 768, 1024, 1280, 1440] },
  { state: 'with text of twice the size', prepare: doubleText, widths: [320, 375, 640, 768, 1280] },
];

for (const language of demandingLanguages) {
  for (const { state, prepare, widths } of states) {
    test(
      `in ${language.name} and ${state}, the largest numbers fit with all opened`,
      oneOfEachDirection(language),
      async ({ page }) => {
        await page.goto(`/${language.path}${queryFor(largestInputs)}`);
        await untilHydrated(page);
        await openDisclosures(page);
        await prepare(page);
        const faults: string[] = [];
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          for (const look of [misplacedAmounts, cutEntries, crowdedHeader, lostTexts])
            faults.push(...(await page.evaluate(look)).map((fault) => `at ${width} px ${fault}`));
        }
        if (state === 'as it is') expect(faults).toEqual([]);
        else expectToFit('Cut off', faults);
      },
    );
  }
}

/** To run in the page: the labels of buttons, videos and columns, each with the number of its lines. */
const labels = () =>
  [...document.querySelectorAll('main :is(button:not([value]), a[target], th:not([scope=row]))')].map((label) => {
    const range = document.createRange();
    const texts = [...label.childNodes].filter(({ nodeName }) => nodeName === '#text' || nodeName === 'SPAN');
    const tops = texts.flatMap((text) => {
      range.selectNodeContents(text);
      return [...range.getClientRects()].map(({ top }) => Math.round(top));
    });
    return { text: label.textContent.trim(), lines: new Set(tops).size };
  });

// In narrow letters more of the English labels are one line, beside which longer ones need not be.
const wideLetters = { tag: '@wide-letters' };

test(
  'what is one line in English is one in every language: buttons, videos, columns',
  wideLetters,
  async ({ page }) => {
    const longer: string[] = [];
    const english = new Map<number, ReturnType<typeof labels>>();
    for (const language of languages.toSorted(
      (one, other) => Number(other.code === 'en') - Number(one.code === 'en'),
    )) {
      await page.goto(`/${language.path}`);
      await untilHydrated(page);
      await openDisclosures(page);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const found = await page.evaluate(labels);
        if (language.code === 'en') english.set(width, found);
        const lines = english.get(width)!.map((label) => label.lines);
        const wrapped = found.filter((label, index) => label.lines > 1 && lines[index] === 1);
        longer.push(...wrapped.map(({ text }) => `“${text}” at ${width} px`));
      }
    }
    expectToFit('On two lines', longer);
  },
);

test('the English amount is on a phone’s first screen, however wide its letters', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/en');
  const english = languages.find(({ code }) => code === 'en')!;
  const isSeen = await calculatorOn(page, english).resultLine.evaluate(isInSight);
  expectToFit('Below the first screen', isSeen ? [] : ['the amount']);
});
