import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { translator } from '../../src/content/translate.ts';
import { calculatorOn } from '../support/calculator.ts';
import { defaultLanguage } from '../../src/config/languages.ts';
import { queryFor, someInputs } from '../support/entered-inputs.ts';
import { calculatorLink, kitOn, registrationLink, type Kit } from '../support/kit.ts';
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

/** What a phone that is held in front of the screen reads. */
const scanned = async (kit: Kit, link: string) => readCode(await kit.qrCode(link).screenshot());

async function downloaded(page: Page, kit: Kit, format: 'SVG' | 'PNG') {
  const [file] = await Promise.all([page.waitForEvent('download'), kit.download(format).click()]);
  return { name: file.suggestedFilename(), content: readFileSync(await file.path()) };
}

test('the QR code and its files contain the chosen link, which leads to its language, numbers and registration', async ({
  page,
  context,
  baseURL,
}) => {
  const language = mostDifferentLanguage;
  const kit = await openKit(page, queryFor(someInputs));
  await kit.referralCode.fill('A 1/2');
  await kit.recipient.selectOption(language.name);
  const link = calculatorLink(baseURL!, language, 'A%201%2F2', someInputs);
  expect(await scanned(kit, link)).toBe(link);
  for (const format of ['SVG', 'PNG'] as const) {
    const { name, content } = await downloaded(page, kit, format);
    expect(name).toBe(`qr-${language.path}-A-1-2.${format.toLowerCase()}`);
    const { width, height } = await sharp(content).metadata();
    if (format === 'PNG') expect([width, height]).toEqual([1024, 1024]);
    const picture = format === 'PNG' ? content : await sharp(content).resize(600).png().toBuffer();
    expect(await readCode(picture)).toBe(link);
    // ISO/IEC 18004 requires a quiet zone of four modules.
    expect(await quietModules(picture)).toBeGreaterThan(3.9);
  }
  const opened = await context.newPage();
  await opened.goto(link);
  await calculatorOn(opened, language).shows(someInputs);
  await expectSignup(opened, language, '/A%201%2F2');
  await kit.target.selectOption(t('registration'));
  const signup = registrationLink(language, 'A%201%2F2');
  expect(await scanned(kit, signup)).toBe(signup);
});

test('of a link that is too long for a code, the page says so, and offers neither file nor flyer', async ({ page }) => {
  const kit = await openKit(page, '');
  // A live region that is there before it has something to say.
  await kit.dialog.evaluate((dialog) =>
    dialog.querySelectorAll('[role=status]').forEach((region) => region.setAttribute('data-before', '')),
  );
  await kit.referralCode.fill('😀'.repeat(128));
  await expect(kit.says(t('qrCodeTooLong')).and(page.locator('[data-before]'))).toBeVisible();
  await expect(kit.download('PNG')).toHaveCount(0);
  await expect(kit.printFlyer).toHaveCount(0);
});

test('a browser that hides what its canvases show saves no PNG, and the kit says so', async ({ page }) => {
  await page.addInitScript(() => {
    const { getImageData } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.getImageData = function (...area) {
      const shown = Reflect.apply(getImageData, this, area) as ImageData;
      shown.data.fill(255);
      return shown;
    };
  });
  const files: unknown[] = [];
  page.on('download', (file) => files.push(file));
  const kit = await openKit(page, '?ref=abc');
  await kit.download('PNG').click();
  await expect(page.getByText(t('pictureRefused'))).toBeVisible();
  expect(files).toEqual([]);
  await downloaded(page, kit, 'SVG');
  await expect(page.getByText(t('pictureRefused'))).toHaveCount(0);
});
