import { expect, test, type Page } from '@playwright/test';
import { calculatorOn } from '../support/calculator.ts';
import { demandingLanguages, oneOfEachDirection } from '../support/demanding-languages.ts';
import { someInputs, withPartners } from '../support/entered-inputs.ts';
import { amountsFor } from '../support/expected-amounts.ts';
import { isInSight } from './in-sight.ts';
import { untilHydrated } from '../support/island-scripts.ts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

/** A phone's keyboard takes the lower half of the window, and the browser scrolls to the field it is for. */
async function raiseKeyboard(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 300 });
  await page.locator(':focus').scrollIntoViewIfNeeded();
}

for (const language of demandingLanguages) {
  test(
    `in ${language.name}, the field and the result stand above the phone’s keyboard`,
    oneOfEachDirection(language),
    async ({ page }) => {
      const { partners, monthly, result, resultLine } = calculatorOn(page, language);
      const first = withPartners(7);
      const second = { ...first, newLevel1PartnersPerMonth: someInputs.newLevel1PartnersPerMonth };
      await page.goto(`/${language.path}`);
      await untilHydrated(page);
      const viewport = page.locator('meta[name=viewport]');
      await expect(viewport).toHaveAttribute('content', /(^|, )interactive-widget=resizes-content(,|$)/);

      for (const { field, key, amounts } of [
        { field: partners, key: String(first.partnersAtStart), amounts: amountsFor(language, first) },
        { field: monthly, key: String(second.newLevel1PartnersPerMonth), amounts: amountsFor(language, second) },
      ]) {
        await page.setViewportSize({ width: 360, height: 640 });
        await field.fill('');
        await field.tap();
        await raiseKeyboard(page);
        expect(await field.evaluate(isInSight)).toBe(true);
        expect(await resultLine.evaluate(isInSight)).toBe(true);

        const before = await page.evaluate(() => scrollY);
        await page.keyboard.press(key);
        await expect.poll(() => result.textContent()).toBe(amounts.at(-1));
        expect(await page.evaluate(() => scrollY)).toBe(before);
        expect(await field.evaluate(isInSight)).toBe(true);
        expect(await resultLine.evaluate(isInSight)).toBe(true);
      }
    },
  );
}
