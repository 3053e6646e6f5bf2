import { expect, test, type Page } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { translator } from '../../src/content/translate.ts';
import { writeInputs } from '../../src/model/query-string.ts';
import { calculatorOn } from '../support/calculator.ts';
import { withPartners } from '../support/entered-inputs.ts';
import { untilHydrated } from '../support/island-scripts.ts';
import { noteWhatIsSaid, said } from './live-region.ts';
import { expectSignup } from './signup-links.ts';

const t = translator(defaultLanguage);

declare global {
  interface Window {
    /** What the page handed to the share sheet or the clipboard. */
    handedOver: unknown[];
  }
}

/** A browser whose share sheet does this; without it, one that has none. */
async function giveShareSheet(page: Page, outcome?: 'shares' | 'is closed' | 'refuses'): Promise<void> {
  await page.addInitScript((does) => {
    window.handedOver = [];
    const errors = { 'is closed': 'AbortError', refuses: 'NotAllowedError' } as const;
    const share = (data: unknown) => {
      window.handedOver.push(data);
      return does === undefined || does === 'shares'
        ? Promise.resolve()
        : Promise.reject(new DOMException('', errors[does]));
    };
    if (does === undefined) Reflect.deleteProperty(Navigator.prototype, 'share');
    else Object.defineProperty(navigator, 'share', { value: share });
  }, outcome);
}

/** A browser whose clipboard takes what it is given, or refuses it. */
async function giveClipboard(page: Page, takes: boolean): Promise<void> {
  await page.addInitScript((isTaken) => {
    const writeText = (text: string) => {
      window.handedOver.push(text);
      return isTaken ? Promise.resolve() : Promise.reject(new DOMException('', 'NotAllowedError'));
    };
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  }, takes);
}

/** Types, and at once presses the button. Gives the address that then has to be shared. */
async function typeAndShare(page: Page): Promise<string> {
  await page.goto(`/${defaultLanguage.path}?ref=abc`);
  await untilHydrated(page);
  await noteWhatIsSaid(page);
  const typed = withPartners(123);
  await calculatorOn(page, defaultLanguage).partners.fill(String(typed.partnersAtStart));
  await page.getByRole('button', { name: t('share'), exact: true }).click();
  return new URL(`/${defaultLanguage.path}${writeInputs('?ref=abc', typed)}`, page.url()).href;
}

const handedOver = (page: Page) => page.evaluate(() => window.handedOver);

test('the share sheet gets the address with what was typed, and the note that nothing is guaranteed', async ({
  page,
}) => {
  await giveShareSheet(page, 'shares');
  const url = await typeAndShare(page);
  expect(await handedOver(page)).toEqual([{ title: await page.title(), text: t('shareText'), url }]);
});

test('without a share sheet the address is copied, which is shown and announced', async ({ page }) => {
  await giveShareSheet(page);
  await giveClipboard(page, true);
  const url = await typeAndShare(page);
  await expect.poll(() => said(page)).toContain(t('linkCopied'));
  await expect(page.getByText(t('linkCopied')).first()).toBeVisible();
  expect(await handedOver(page)).toEqual([url]);
});

test('a clipboard that refuses leads to the address bar', async ({ page }) => {
  await giveShareSheet(page);
  await giveClipboard(page, false);
  await typeAndShare(page);
  await expect.poll(() => said(page)).toContain(t('copyFailed'));
});

test('a share sheet that refuses has the address copied', async ({ page }) => {
  await giveShareSheet(page, 'refuses');
  await giveClipboard(page, true);
  const url = await typeAndShare(page);
  await expect.poll(() => said(page)).toContain(t('linkCopied'));
  expect((await handedOver(page)).at(-1)).toBe(url);
});

test('without share sheet and clipboard the address bar is left, and the signup keeps the referral code', async ({
  page,
}) => {
  await giveShareSheet(page);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'));
  await typeAndShare(page);
  await expect.poll(() => said(page)).toContain(t('copyFailed'));
  await expectSignup(page, defaultLanguage, '/abc');
});

test('closing the share sheet is no failure: nothing is said and nothing copied', async ({ page }) => {
  await giveShareSheet(page, 'is closed');
  await giveClipboard(page, true);
  await typeAndShare(page);
  await expect.poll(async () => (await handedOver(page)).length).toBe(1);
  await expect(page.getByText(t('linkCopied'))).toHaveCount(0);
  await expect(page.getByText(t('copyFailed'))).toHaveCount(0);
});

test('that the link was copied fades, and is not said of other numbers', async ({ page }) => {
  await giveShareSheet(page);
  await giveClipboard(page, true);
  await typeAndShare(page);
  // In the button's card; screen readers hear it elsewhere.
  const copied = page
    .getByRole('paragraph')
    .filter({ hasText: t('linkCopied') })
    .and(page.locator(':not([role=status])'));
  await expect(copied).toBeVisible();
  await copied.evaluate((element) => element.getAnimations().forEach((animation) => animation.finish()));
  await expect(copied).toHaveCount(0);

  await page.getByRole('button', { name: t('share'), exact: true }).click();
  await expect(copied).toBeVisible();
  await calculatorOn(page, defaultLanguage).increasePartners.click();
  await expect(copied).toHaveCount(0);
});
