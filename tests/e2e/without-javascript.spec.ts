import { expect, test } from '@playwright/test';
import { site } from '../../src/config/site.ts';
import { languages } from '../../src/config/languages.ts';
import { translator } from '../../src/content/translate.ts';
import { calculatorOn } from '../support/calculator.ts';
import { amountsOfVector } from '../support/expected-amounts.ts';
import { openLanguageSwitcher } from './language-switcher.ts';

test.use({ javaScriptEnabled: false });

for (const language of languages) {
  test(`without JavaScript, the page in ${language.name} shows the default projection and has all its links`, async ({
    page,
  }) => {
    const t = translator(language);
    const calculator = calculatorOn(page, language);
    await page.goto(`/${language.path}`);
    expect(await calculator.amounts.allTextContents()).toEqual(amountsOfVector(language, 0, 10));
    await expect(calculator.amounts.first()).toBeVisible();
    await expect(calculator.amounts.first()).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)');
    await expect(page.getByText(t('needsJavaScript'), { exact: true })).toBeVisible();
    await expect(page.getByText(t('monthOverview'), { exact: true })).toBeHidden();
    await expect(page.getByText(t('disclaimerText'), { exact: true })).toBeVisible();

    await expect(page.getByRole('link', { name: t('registerNow') }).first()).toHaveAttribute(
      'href',
      `${site.signupOrigin}/signup?language=${language.code}`,
    );
    const list = await openLanguageSwitcher(page, language);
    const links = await list.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(languages.map(({ path }) => `/${path}`));
    await page.keyboard.press('Escape');
    await page.getByText(t('calculationBasis'), { exact: true }).click();
    await expect(page.getByText(t('calculationExplanation'), { exact: true })).toBeVisible();
  });
}

test('without JavaScript, the drawer of a narrow page opens and leads to the other languages', async ({ page }) => {
  const german = translator(languages[0]);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/de');
  await page.getByRole('button', { name: german('openMenu'), exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL('/fr');
});
