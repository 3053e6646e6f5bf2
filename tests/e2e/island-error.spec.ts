import { expect, test } from '@playwright/test';
import { site } from '../../src/config/site.ts';
import { defaultLanguage } from '../../src/config/languages.ts';
import { translator } from '../../src/content/translate.ts';
import { recordConsole } from './console-messages.ts';
import { breakIsland, holdIslandScripts } from '../support/island-scripts.ts';

const t = translator(defaultLanguage);

test('an error in the calculator shows in its place, reaches the console and leaves the page working', async ({
  page,
}) => {
  const messages = recordConsole(page);
  const release = await holdIslandScripts(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/de?ref=abc');
  await breakIsland(page, 'no inputs today');
  release();
  await page.keyboard.press('Shift');

  await expect(page.getByRole('alert')).toHaveText('Unexpected Application Error!');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect.poll(() => messages).toEqual([expect.stringMatching(/^error: .*no inputs today/)]);

  await page.getByText(t('calculationBasis'), { exact: true }).click();
  await expect(page.getByText(t('calculationExplanation'), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: t('openMenu'), exact: true }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('link', { name: t('signupMobile') })).toHaveAttribute(
    'href',
    `${site.signupOrigin}/signup/abc?language=${defaultLanguage.code}`,
  );
  await drawer.getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL('/fr?ref=abc');
});
