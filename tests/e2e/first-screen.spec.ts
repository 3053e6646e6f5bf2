import { expect, test, type Locator, type Page } from '@playwright/test';
import { languages, type Language } from '../../src/config/languages.ts';
import { translator } from '../../src/content/translate.ts';
import { defaultInputs } from '../../src/model/query-string.ts';
import { calculatorOn } from '../support/calculator.ts';
import { bothDirections } from '../support/demanding-languages.ts';
import { queryFor, someInputs } from '../support/entered-inputs.ts';
import { amountsFor } from '../support/expected-amounts.ts';
import { untilHydrated } from '../support/island-scripts.ts';
import { expectToFit } from '../support/sample-settings.ts';
import { isInSight } from './in-sight.ts';

/** What has to be in sight on phones and on desktops, by its name. */
function partsOn(page: Page, language: Language) {
  const { partners, monthly, result, otherResult } = calculatorOn(page, language);
  const register = page.getByRole('main').getByRole('link', { name: translator(language)('registerNow') });
  // Their paragraphs: in some fonts, the box of the letters reaches into the next line.
  const [amount, otherAmount] = [result, otherResult].map((one) => one.locator('..')) as [Locator, Locator];
  const phone = { 'the first field': partners, 'the second field': monthly, 'the amount': amount };
  return { phone, desktop: { ...phone, 'the other amount': otherAmount, 'the registration': register.first() } };
}

/** The names of those parts that are not wholly in sight. */
async function hidden(parts: Readonly<Record<string, Locator>>): Promise<string[]> {
  const isHidden = await Promise.all(Object.values(parts).map(async (part) => !(await part.evaluate(isInSight))));
  return Object.keys(parts).filter((_, index) => isHidden[index]);
}

test('in every language, the first screens have fields and amounts, and the page ends in time', async ({ page }) => {
  const found: string[] = [];
  // Letters as wide as on few phones may take more room.
  const more = test.info().project.name === 'wide-font' ? 25 : 0;
  for (const language of languages) {
    const { phone, desktop } = partsOn(page, language);
    await page.goto(`/${language.path}`);
    for (const { parts, ...size } of [
      { width: 360, height: 740, parts: { 'the amount': phone['the amount'] } },
      { width: 1280, height: 800, parts: desktop },
      { width: 390, height: 844, parts: {} },
    ]) {
      await page.setViewportSize(size);
      found.push(...(await hidden(parts)).map((name) => `${language.name}: ${name} at ${size.width} px`));
    }
    const isEnglish = language.code === 'en';
    const { result, otherResult } = calculatorOn(page, language);
    for (const { name, part, most } of [
      { name: 'the amount', part: result.locator('..'), most: (isEnglish ? 630 : 690) + more },
      { name: 'the other amount', part: otherResult.locator('..'), most: (isEnglish ? 735 : 800) + more },
      { name: 'the page', part: page.locator('body'), most: isEnglish ? 2650 : 2950 },
      { name: 'the months’ heading', part: page.locator('#months-heading'), most: isEnglish ? 1010 : 1200 },
    ]) {
      const { y, height } = (await part.boundingBox())!;
      if (y + height > most) found.push(`${language.name}: ${name} ends at ${y + height} px, not ${most} px`);
    }
  }
  expectToFit('Too far down', found);
});

test('English has at most 330 words, a desktop shows its first month, and an amount has its size', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en');
  const text = await page.getByRole('main').evaluate((main) => (main as HTMLElement).innerText);
  // Signs on buttons are no words.
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
  expectToFit('The English page', words > 330 ? [`has ${words} words`] : []);
  const english = languages.find(({ code }) => code === 'en')!;
  // An owner's prices may make it longer than ten characters.
  const isLong = amountsFor(english, defaultInputs).at(-1)!.length > 10;
  for (const { width, size } of [
    { width: 390, size: 30 },
    { width: 1920, size: 38 },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    const { fontSize } = await calculatorOn(page, english).result.evaluate((amount) => getComputedStyle(amount));
    expectToFit('The amount', Number.parseInt(fontSize) < size && !isLong ? [`has ${fontSize} at ${width} px`] : []);
  }
});

for (const language of bothDirections)
  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

    test(`in ${language.name}, field and amount stand above the phone’s keyboard while one types`, async ({ page }) => {
      const { partners, monthly, result } = calculatorOn(page, language);
      await page.goto(`/${language.path}${queryFor(someInputs)}`);
      await untilHydrated(page);
      const viewport = page.locator('meta[name=viewport]');
      await expect(viewport).toHaveAttribute('content', /(^|, )interactive-widget=resizes-content(,|$)/);
      for (const field of [partners, monthly]) {
        await page.setViewportSize({ width: 360, height: 640 });
        await field.tap();
        // The keyboard takes the lower half of the window, and the browser scrolls to the field that it is for.
        await page.setViewportSize({ width: 360, height: 300 });
        await field.scrollIntoViewIfNeeded();
        const [before, amount] = [await page.evaluate(() => scrollY), await result.textContent()];
        await page.keyboard.press('9');
        await expect(result).not.toHaveText(amount!);
        expect(await page.evaluate(() => scrollY)).toBe(before);
        for (const part of [field, result.locator('..')]) expect(await part.evaluate(isInSight)).toBe(true);
      }
    });
  });
