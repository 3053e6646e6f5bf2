import { expect, test } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { translator } from '../../src/content/translate.ts';

const t = translator(defaultLanguage);

test('the calculation basis opens and closes by keyboard', async ({ page }) => {
  await page.goto('/de');
  const title = page.getByText(t('calculationBasis'), { exact: true });
  const content = page.getByText(t('calculationExplanation'), { exact: true });
  await expect(content).toBeHidden();
  await title.focus();
  await page.keyboard.press('Enter');
  await expect(content).toBeVisible();
  await page.keyboard.press('Space');
  await expect(content).toBeHidden();
});

test('a search for closed content opens the calculation basis', async ({ page }) => {
  // A link to a text finds it the way that find-in-page does, which tests cannot open.
  await page.goto(`/de#:~:text=${encodeURIComponent(t('calculationExplanation'))}`);
  const content = page.getByText(t('calculationExplanation'), { exact: true });
  await expect(content).toBeVisible();
  await expect(content).toBeInViewport();
});
