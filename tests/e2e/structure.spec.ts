import { expect, test } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { maximumInput } from '../../src/config/maximum-input.ts';
import { translator } from '../../src/content/translate.ts';
import { calculatorOn } from '../support/calculator.ts';

test('a browser finds the landmarks, the main heading, and the fields by their labels', async ({ page }) => {
  const t = translator(defaultLanguage);
  const bounds = t('inputBounds', { maximum: maximumInput });
  const { partners, monthly } = calculatorOn(page, defaultLanguage);
  await page.goto(`/${defaultLanguage.path}`);
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
    await expect(page.getByRole(landmark)).toHaveCount(1);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('title'));
  await expect(partners).toHaveAccessibleDescription(bounds);
  await expect(monthly).toHaveAccessibleDescription(bounds);
});
