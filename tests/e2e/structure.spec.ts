import { expect, test } from '@playwright/test';
import { languages } from '../../src/config/languages.ts';
import { calculatorOn } from '../support/calculator.ts';
import { translator } from '../../src/content/translate.ts';

for (const language of languages) {
  test(`${language.name} has its landmarks, one main heading, and no level of heading left out`, async ({ page }) => {
    await page.goto(`/${language.path}`);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1);
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const levels = await page.getByRole('heading').evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])));
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  });

  test(`${language.name} ties labels and hints to the fields and names other languages in their own`, async ({
    page,
  }) => {
    const t = translator(language);
    const { partners, monthly } = calculatorOn(page, language);
    await page.goto(`/${language.path}`);
    await expect(partners).toHaveAccessibleDescription(t('startHint'));
    await expect(monthly).toHaveAccessibleDescription(t('monthlyHint'));
    const named = await page
      .locator('a[hreflang]')
      .evaluateAll((links) => links.map((link) => `${link.getAttribute('lang')} ${link.textContent?.trim()}`));
    expect(new Set(named)).toEqual(new Set(languages.map(({ name, hreflang }) => `${hreflang} ${name}`)));
  });
}
