import { expect, test } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { translator } from '../../src/content/translate.ts';

const t = translator(defaultLanguage);

test('a search for closed content opens the calculation basis', async ({ page }) => {
  // A link to a text finds it the way that find-in-page does, which tests cannot open.
  await page.goto(`/de#:~:text=${encodeURIComponent(t('calculationExplanation'))}`);
  const content = page.getByText(t('calculationExplanation'), { exact: true });
  await expect(content).toBeVisible();
  await expect(content).toBeInViewport();
});
