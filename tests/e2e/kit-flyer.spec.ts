import { expect, test, type Page } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import * as site from '../../src/config/settings.ts';
import { translator } from '../../src/content/translate.ts';
import { defaultInputs } from '../../src/model/query-string.ts';
import { selections } from '../support/demanding-languages.ts';
import { calculatorLink, kitOn, registrationLink, type Kit } from '../support/kit.ts';
import { mostDifferentLanguage } from '../support/other-language.ts';
import { readCode } from '../support/read-code.ts';
import { expectToFit } from '../support/sample-settings.ts';

const t = translator(defaultLanguage);

/**
 * Opens the kit. `window.print` only sets `data-printed`, so that what would be printed stays on the page, to whether all
 * its pictures are there.
 */
async function openKit(page: Page, query: string): Promise<Kit> {
  await page.addInitScript(() => {
    window.print = () => {
      const pictures = [...document.querySelectorAll<HTMLImageElement>('[data-flyer] img')];
      document.documentElement.dataset['printed'] = String(
        pictures.length > 0 && pictures.every(({ naturalWidth }) => naturalWidth > 0),
      );
    };
  });
  const kit = kitOn(page, defaultLanguage);
  await page.goto(`/${defaultLanguage.path}${query}`);
  await kit.open();
  return kit;
}

const printed = (page: Page) => page.locator('html[data-printed]');

/** Sheets of a PDF and their sizes, in points. */
function sheetsOf(pdf: Buffer): string[] {
  return [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, width, height]) => `${Math.round(Number(width))} × ${Math.round(Number(height))}`,
  );
}

for (const { which, selected, details } of selections) {
  test(`in ${which} the flyer is one sheet of A5, also with the longest link`, details, async ({ page, baseURL }) => {
    const kit = await openKit(page, '');
    const shortest = [calculatorLink(baseURL!, defaultLanguage, '-'), registrationLink(defaultLanguage, '-')];
    // Links of up to 660 characters have a code. Each of these letters takes six.
    const room = 650 - Math.max(...shortest.map(({ length }) => length));
    await kit.referralCode.fill('ж'.repeat(Math.floor(room / 6)));
    await expect(kit.printFlyer).toBeVisible();
    const wrong: string[] = [];
    for (const language of selected) {
      for (const target of ['targetWithNumbers', 'registration'] as const) {
        await kit.recipient.selectOption(language.name);
        await kit.target.selectOption(t(target));
        await kit.printFlyer.click();
        await expect(printed(page)).toBeAttached();
        const sheets = sheetsOf(await page.pdf({ preferCSSPageSize: true }));
        // 148 × 210 mm, as browsers round it.
        expect(sheets[0]).toMatch(/^(419|420) × 595$/);
        if (sheets.length > 1) wrong.push(`${language.path} takes ${sheets.length} sheets`);
      }
    }
    expectToFit('A flyer takes more than one sheet', wrong);
  });
}

for (const language of [defaultLanguage, mostDifferentLanguage]) {
  test(`in ${language.name} the flyer has brand, title, code, link, caveat and disclosure, and nothing else is printed`, async ({
    page,
    baseURL,
  }) => {
    const recipient = translator(language);
    const kit = await openKit(page, '?ref=abc');
    await kit.recipient.selectOption(language.name);
    await kit.printFlyer.click();
    await expect(printed(page)).toHaveAttribute('data-printed', 'true');
    await page.emulateMedia({ media: 'print' });
    const title = page.getByRole('heading', { name: recipient('title'), exact: true, level: 1 });
    const flyer = page.locator('body > section').filter({ has: title });
    await expect(flyer).toBeVisible();
    await expect(flyer).toHaveAttribute('lang', language.hreflang);
    await expect(flyer).toHaveCSS('direction', language.direction);
    const link = calculatorLink(baseURL!, language, 'abc', defaultInputs);
    await expect(flyer.getByText(site.product, { exact: true })).toBeVisible();
    for (const text of [recipient('scanCode'), link]) await expect(flyer.getByText(text)).toBeVisible();
    for (const text of [recipient('shareText'), recipient('partnerDisclosure')])
      await expect(flyer).toContainText(text);
    expect(await readCode(await flyer.getByRole('img', { name: link }).screenshot())).toBe(link);

    for (const rest of await page.locator('body > :not(section)').all()) await expect(rest).toBeHidden();
    await expect(kit.dialog).toBeHidden();
  });
}

test('once the flyer is printed, the page prints as ever, also with the kit open', async ({ page }) => {
  const kit = await openKit(page, '?ref=abc');
  await kit.printFlyer.click();
  await expect(printed(page)).toBeAttached();
  await page.pdf();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body > section')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: t('title'), exact: true })).toBeVisible();
  for (const paragraph of t('disclaimerText').split('\n')) await expect(page.getByText(paragraph)).toBeVisible();
  await expect(kit.dialog).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(kit.dialog).toBeVisible();
});
