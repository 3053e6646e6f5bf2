import { expect, test, type Locator, type Page } from '@playwright/test';
import { type Language, languages } from '../../src/config/languages.ts';
import { translator } from '../../src/content/translate.ts';
import { defaultInputs } from '../../src/model/query-string.ts';
import { calculatorOn } from '../support/calculator.ts';
import { amountsFor } from '../support/expected-amounts.ts';
import { expectToFit } from '../support/sample-settings.ts';
import { isInSight } from './in-sight.ts';

const endOf = async (part: Locator) => {
  const { y, height } = (await part.boundingBox())!;
  return y + height;
};

/** What has to be wholly in sight on a phone, and on a desktop, by its name. */
function partsOn(page: Page, language: Language) {
  const { fields, resultLine, compared, useOther } = calculatorOn(page, language);
  const register = page.getByRole('main').getByRole('link', { name: translator(language)('registerNow') });
  const phone = {
    'the first field': fields.partnersAtStart,
    'the second field': fields.newLevel1PartnersPerMonth,
    'the amount': resultLine,
  };
  const desktop = {
    ...phone,
    ...fields,
    'the other amount': compared('commission').locator('xpath=..'),
    'the button': useOther,
    'the registration': register.first(),
  };
  return { phone, desktop };
}

/** The names of those parts that are not wholly in sight. */
async function hidden(parts: Readonly<Record<string, Locator>>): Promise<string[]> {
  const isHidden = await Promise.all(Object.values(parts).map(async (part) => !(await part.evaluate(isInSight))));
  return Object.keys(parts).filter((_, index) => isHidden[index]);
}

/** What ends too far down on a large phone. Limits are in CSS pixels from the top of the page, and for the grid's height. */
async function tooFarDown(page: Page, language: Language): Promise<string[]> {
  const { resultLine, compared, useOther } = calculatorOn(page, language);
  const { y: gridStart } = (await page.getByRole('columnheader').first().boundingBox())!;
  const ends = {
    'the amount': [await endOf(resultLine), 640],
    'the other amount': [await endOf(compared('commission')), 790],
    'the comparison, from its headings to its button,': [(await endOf(useOther)) - gridStart, 400],
    'the page': [
      await page.evaluate(() => document.documentElement.scrollHeight),
      language.code === 'en' ? 2900 : 3050,
    ],
  } as const;
  return Object.entries(ends)
    .filter(([, [end, most]]) => end > most)
    .map(([name, [end, most]]) => `${name} ends at ${end} px, not ${most} px`);
}

for (const language of languages) {
  test(`in ${language.name}, the first screen of phone and desktop has fields and amount`, async ({ page }) => {
    const found: Record<string, string[]> = {};
    await page.goto(`/${language.path}`);
    const { phone, desktop } = partsOn(page, language);
    for (const { width, height, parts } of [
      { width: 390, height: 664, parts: phone },
      { width: 375, height: 667, parts: phone },
      { width: 360, height: 740, parts: phone },
      { width: 1280, height: 800, parts: desktop },
    ]) {
      await page.setViewportSize({ width, height });
      const faults = [...(await hidden(parts)), ...(width === 390 ? await tooFarDown(page, language) : [])];
      if (faults.length > 0) found[`${width} × ${height}`] = faults;
    }
    expectToFit(
      'The page in this language',
      Object.entries(found).map(([size, faults]) => `at ${size}: ${faults.join(', ')}`),
    );
  });
}

test('English has at most 330 words, and the amount has its size', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en');
  const text = await page.getByRole('main').evaluate((main) => (main as HTMLElement).innerText);
  // Signs on buttons are no words.
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  expectToFit('The English page', words > 330 ? [`has ${words} words`] : []);
  const english = languages.find(({ code }) => code === 'en')!;
  const { result } = calculatorOn(page, english);
  // An owner's prices may make it longer than ten characters.
  const { length } = amountsFor(english, defaultInputs).at(-1)!;
  for (const { width, size } of [
    { width: 390, size: 48 },
    { width: 1280, size: 64 },
    { width: 1920, size: 72 },
  ]) {
    await page.setViewportSize({ width, height: 844 });
    const shown = await result.evaluate((amount) => Number.parseFloat(getComputedStyle(amount).fontSize));
    if (length <= 10) expect(shown).toBe(size);
    else expect(shown).toBeLessThanOrEqual(size);
  }
});
