import { expect, test, type Locator, type Page } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { translator } from '../../src/content/translate.ts';
import { otherLanguage } from '../support/other-language.ts';
import { signupAddress } from '../../src/model/signup-link.ts';

const t = translator(defaultLanguage);

test.use({ viewport: { width: 360, height: 640 } });

const menuButton = (page: Page) => page.getByRole('button', { name: t('openMenu'), exact: true });

async function openDrawer(page: Page): Promise<Locator> {
  await page.goto(`/${defaultLanguage.path}?ref=abc`);
  await menuButton(page).click();
  const drawer = page.getByRole('dialog', { name: t('menu'), exact: true });
  await expect(drawer).toBeVisible();
  return drawer;
}

test('the drawer has the languages and the registration under headings', async ({ page }) => {
  const drawer = await openDrawer(page);
  await expect(drawer.getByRole('heading', { name: t('language'), exact: true })).toBeVisible();
  await expect(drawer.getByRole('heading', { name: t('registration'), exact: true })).toBeVisible();
  const signup = drawer.getByRole('link', { name: t('signupMobile') });
  await expect(signup).toHaveAttribute('href', `${signupAddress}/abc?language=${defaultLanguage.code}`);
  const list = drawer.getByRole('navigation', { name: t('language'), exact: true });
  await list.getByRole('link', { name: otherLanguage.name }).click();
  await expect(page).toHaveURL(`/${otherLanguage.path}?ref=abc`);
});

test('Escape, the button or a click beside the drawer closes it, and focus returns', async ({ page }) => {
  const drawer = await openDrawer(page);
  const closings: readonly (() => Promise<void>)[] = [
    () => page.keyboard.press('Escape'),
    () => drawer.getByRole('button', { name: t('closeMenu'), exact: true }).click(),
    () => page.mouse.click(20, 400),
  ];
  for (const close of closings) {
    await expect(drawer).toBeVisible();
    await close();
    await expect(drawer).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
  }
});

test('the drawer is 300 or 400 px wide; from 768 px on, the header has a list in its place', async ({ page }) => {
  const switcher = page.getByRole('button', { name: t('chooseLanguage') });
  const drawer = await openDrawer(page);
  await expect(drawer).toHaveCSS('width', '300px');
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(drawer).toHaveCSS('width', '400px');
  await expect(switcher).toBeHidden();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(drawer).toBeHidden();
  await expect(menuButton(page)).toBeHidden();
  await expect(switcher).toBeFocused();
  await expect(page.getByRole('banner').getByRole('link', { name: t('registerNow') })).toBeVisible();
  // Turned back with its list open, the list goes, and the focus is not lost.
  await switcher.click();
  const list = page.getByRole('navigation', { name: t('language'), exact: true });
  await expect(list).toBeVisible();
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(list).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test('every language has its flag', async ({ page }) => {
  const flags = (await openDrawer(page)).locator('img');
  await flags.last().scrollIntoViewIfNeeded();
  const areSeen = () => flags.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0));
  await expect.poll(areSeen).toBe(true);
});
