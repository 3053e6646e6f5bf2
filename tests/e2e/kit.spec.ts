import { expect, test } from '@playwright/test';
import { defaultLanguage, languages } from '../../src/config/languages.ts';
import { translator } from '../../src/content/translate.ts';
import { defaultInputs } from '../../src/model/query-string.ts';
import { calculatorOn } from '../support/calculator.ts';
import { queryFor, someInputs, withPartners } from '../support/entered-inputs.ts';
import { untilHydrated } from '../support/island-scripts.ts';
import { calculatorLink, kitOn, kitRequests } from '../support/kit.ts';
import { otherLanguage } from '../support/other-language.ts';

const t = translator(defaultLanguage);
const [german, recipient] = [defaultLanguage, languages.at(-1)!];

test('nothing of the kit is loaded before it is opened, and then nothing from another host', async ({
  page,
  baseURL,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/de?ref=abc');
  await untilHydrated(page);
  const before = requests.length;
  await kitOn(page, german).open();
  expect(requests.slice(0, before).filter((url) => kitRequests.test(url))).toEqual([]);
  expect(requests.slice(before).filter((url) => !kitRequests.test(url))).toEqual([]);
  expect(requests.filter((url) => !url.startsWith(baseURL!))).toEqual([]);
});

test('the link has the page’s referral code, language and numbers, and follows what is chosen', async ({
  page,
  baseURL,
}) => {
  const kit = kitOn(page, german);
  await page.goto(`/de${queryFor(someInputs)}&ref=abc&utm_source=x`);
  await kit.open();
  await expect(kit.referralCode).toHaveValue('abc');
  await expect(kit.link).toHaveValue(calculatorLink(baseURL!, german, 'abc', someInputs));

  await kit.referralCode.fill('XYZ-1');
  await expect(kit.link).toHaveValue(calculatorLink(baseURL!, german, 'XYZ-1', someInputs));
  await kit.recipient.selectOption(recipient.name);
  await expect(kit.link).toHaveValue(calculatorLink(baseURL!, recipient, 'XYZ-1', someInputs));
  await kit.referralCode.fill('');
  await expect(kit.link).toHaveValue(calculatorLink(baseURL!, recipient, '', someInputs));
});

test('a code that no link can carry is explained while it is typed, and left out', async ({ page, baseURL }) => {
  const kit = kitOn(page, german);
  await page.goto('/de');
  await kit.open();
  await expect(kit.referralCode).toHaveAccessibleDescription(t('referralCodeHint'));
  await kit.referralCode.fill('..');
  await expect(kit.referralCode).toHaveAccessibleDescription(t('referralCodeUnusable'));
  await expect(kit.referralCode).toHaveAttribute('aria-invalid', 'true');
  await expect(kit.says(t('referralCodeUnusable'))).toBeVisible();
  await expect(kit.link).toHaveValue(calculatorLink(baseURL!, german, '', defaultInputs));
  await kit.referralCode.fill(' https://page.test/en?ref=\u200babc\u200b');
  await expect(kit.referralCode).toHaveAccessibleDescription(t('referralCodeHint'));
  await expect(kit.link).toHaveValue(calculatorLink(baseURL!, german, 'abc', defaultInputs));
});

test('a kit that is opened again has what was entered, and the numbers of then', async ({ page, baseURL }) => {
  const kit = kitOn(page, german);
  await page.goto('/de?ref=abc');
  await kit.open();
  await kit.referralCode.fill('XYZ-1');
  await kit.recipient.selectOption(recipient.name);
  await kit.close.click();
  await expect(kit.dialog).toBeHidden();
  // The clock stands still: nothing that is debounced after typing has run.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const typed = withPartners(77);
  await calculatorOn(page, german).partners.fill(String(typed.partnersAtStart));
  await kit.open();
  await expect(kit.referralCode).toHaveValue('XYZ-1');
  await expect(kit.link).toHaveValue(calculatorLink(baseURL!, recipient, 'XYZ-1', typed));
});

test('the kit opens at its heading, closes in three ways, and gives the focus back', async ({ page }) => {
  const kit = kitOn(page, german);
  await page.goto('/de');
  await untilHydrated(page);
  const pressBesideWhereBrowsersDoNotKnowIt = async () => {
    await kit.dialog.evaluate((dialog) => dialog.removeAttribute('closedby'));
    // Text that is selected past the edge is no press beside it.
    await kit.link.hover();
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await expect(kit.dialog).toBeVisible();
    await page.mouse.click(5, 5);
  };
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => kit.close.click(),
    () => page.mouse.click(5, 5),
    pressBesideWhereBrowsersDoNotKnowIt,
  ]) {
    await kit.opener.focus();
    await page.keyboard.press('Enter');
    await expect(kit.dialog).toBeVisible();
    await expect(kit.dialog.getByRole('heading').first()).toBeFocused();
    await close();
    await expect(kit.dialog).toBeHidden();
    await expect(kit.opener).toBeFocused();
  }
});

test('an address with #share opens the kit at once, also through the root, and loses it', async ({ page }) => {
  await page.goto('/?ref=abc#share');
  const kit = kitOn(page, otherLanguage);
  await expect(kit.dialog).toBeVisible();
  await expect(kit.referralCode).toHaveValue('abc');
  await expect(page).toHaveURL(`/${otherLanguage.path}?ref=abc`);

  await page.keyboard.press('Escape');
  await expect(kit.opener).toBeFocused();
  await page.evaluate(() => void (location.hash = 'share'));
  await expect(kit.dialog).toBeVisible();
  await expect(page).toHaveURL(`/${otherLanguage.path}?ref=abc`);
});
