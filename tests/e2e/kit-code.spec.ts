import { expect, test, type Page } from '@playwright/test';
import { translator } from '../../src/content/translate.ts';
import { calculatorOn } from '../support/calculator.ts';
import { defaultLanguage } from '../../src/config/languages.ts';
import { queryFor, someInputs } from '../support/entered-inputs.ts';
import { calculatorLink, kitOn, type Kit } from '../support/kit.ts';
import { mostDifferentLanguage } from '../support/other-language.ts';
import { quietModules, readCode } from '../support/read-code.ts';
import { expectSignup } from './signup-links.ts';

const t = translator(defaultLanguage);
// As sharp as a phone's screen.
test.use({ deviceScaleFactor: 2 });

async function openKit(page: Page, query: string): Promise<Kit> {
  const kit = kitOn(page, defaultLanguage);
  await page.goto(`/${defaultLanguage.path}${query}`);
  await kit.open();
  return kit;
}

test('the QR code contains the chosen link, which leads where it says', async ({ page, context, baseURL }) => {
  const language = mostDifferentLanguage;
  const kit = await openKit(page, queryFor(someInputs));
  await kit.referralCode.fill('A 1/2');
  await kit.recipient.selectOption(language.name);
  const link = calculatorLink(baseURL!, language, 'A%201%2F2', someInputs);
  // What a phone reads that is held in front of the screen.
  const picture = await kit.qrCode(link).screenshot();
  expect(await readCode(picture)).toBe(link);
  // ISO/IEC 18004 requires a quiet zone of four modules.
  expect(await quietModules(picture)).toBeGreaterThan(3.9);
  const opened = await context.newPage();
  await opened.goto(link);
  await calculatorOn(opened, language).shows(someInputs);
  await expectSignup(opened, language, '/A%201%2F2');
});

test('of a link that is too long for a code, the page says so instead', async ({ page }) => {
  const kit = await openKit(page, '');
  await kit.referralCode.fill('😀'.repeat(128));
  await expect(kit.says(t('qrCodeTooLong'))).toBeVisible();
  await expect(kit.dialog.getByRole('img')).toHaveCount(0);
});
