import { expect, test } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { translator } from '../../src/content/translate.ts';
import { calculatorOn } from '../support/calculator.ts';
import { otherLanguage } from '../support/other-language.ts';
import { openLanguageSwitcher } from './language-switcher.ts';
import { expectSignup } from './signup-links.ts';

const t = translator(defaultLanguage);

test.use({ javaScriptEnabled: false });

test('without JavaScript, the page shows the defaults, and its links and disclosures work', async ({ page }) => {
  const { amounts, month, increasePartners, fields } = calculatorOn(page, defaultLanguage);
  await page.goto(`/${defaultLanguage.path}`);
  await expect(amounts.first()).toBeVisible();
  await expect(page.getByText(t('needsJavaScript'), { exact: true })).toBeVisible();
  await expect(page.getByText(t('monthOverview'), { exact: true })).toBeHidden();
  // Controls that need JavaScript are hidden, and fields take no keys.
  for (const control of [month(1), increasePartners, page.getByText(t('changeAssumptions'), { exact: true })])
    await expect(control).toBeHidden();
  for (const field of Object.values(fields)) {
    await expect(field).not.toBeEditable();
    // As wide as what is around it.
    expect(await field.evaluate(({ clientWidth, parentElement }) => clientWidth / parentElement!.clientWidth)).toBe(1);
  }

  await expectSignup(page, defaultLanguage);
  const list = await openLanguageSwitcher(page, defaultLanguage);
  await list.getByRole('link', { name: otherLanguage.name }).click();
  await expect(page).toHaveURL(`/${otherLanguage.path}`);
  await page.goBack();
  await page.getByText(t('calculationBasis'), { exact: true }).click();
  await expect(page.getByText(t('calculationExplanation'), { exact: true })).toBeVisible();
});

test('without JavaScript, the drawer of a narrow page opens and leads to the other languages', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/de');
  await page.getByRole('button', { name: t('openMenu'), exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: otherLanguage.name }).click();
  await expect(page).toHaveURL(`/${otherLanguage.path}`);
});
