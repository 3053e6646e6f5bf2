import { expect, test, type Page } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { translator } from '../../src/content/translate.ts';
import { someInputs, queryFor } from '../support/entered-inputs.ts';
import { kitOn } from '../support/kit.ts';
import { mostDifferentLanguage } from '../support/other-language.ts';
import { recordConsole } from './console-messages.ts';
import { noteWhatIsSaid, said } from './live-region.ts';

const t = translator(defaultLanguage);

declare global {
  interface Window {
    /** What the page handed to the clipboard. */
    handedOver: unknown[];
  }
}

/** A browser that takes what it is given to copy, refuses it, or has no clipboard at all. */
async function giveClipboard(page: Page, does: 'takes' | 'refuses' | 'is missing'): Promise<void> {
  await page.addInitScript((what) => {
    window.handedOver = [];
    const writeText = (text: string) => {
      window.handedOver.push(text);
      return what === 'takes' ? Promise.resolve() : Promise.reject(new DOMException('', 'NotAllowedError'));
    };
    Object.defineProperty(navigator, 'clipboard', { value: what === 'is missing' ? undefined : { writeText } });
  }, does);
}

const handedOver = (page: Page) => page.evaluate(() => window.handedOver);
const selected = (page: Page) => page.evaluate(() => getSelection()!.toString());

async function openKit(page: Page) {
  const kit = kitOn(page, defaultLanguage);
  await page.goto(`/${defaultLanguage.path}${queryFor(someInputs)}&ref=abc`);
  await kit.open();
  return kit;
}

test('link and message are copied as they are shown, and each press says so', async ({ page }) => {
  await giveClipboard(page, 'takes');
  const kit = await openKit(page);
  const [link, message] = [await kit.link.inputValue(), await kit.message.inputValue()];
  await noteWhatIsSaid(page, kit.dialog.getByRole('status').first());
  for (const times of [1, 2]) {
    await kit.copyLink.click();
    await expect(kit.says(t('linkCopied'))).toBeVisible();
    await expect
      .poll(async () => (await said(page)).filter((text) => text !== ''))
      .toEqual(Array(times).fill(t('linkCopied')));
  }
  await kit.copyMessage.click();
  await expect(kit.says(t('messageCopied'))).toBeVisible();
  expect(await handedOver(page)).toEqual([link, link, message]);

  await kit.referralCode.fill('another');
  await expect(kit.says(t('linkCopied'))).toHaveCount(0);
  await expect(kit.says(t('messageCopied'))).toHaveCount(0);
});

test('where the browser can share, the message is shared whole, and closing its dialog is no error', async ({
  page,
}) => {
  const messages = recordConsole(page);
  await page.addInitScript(() => {
    window.handedOver = [];
    navigator.share = (data) => {
      window.handedOver.push(data);
      return Promise.reject(new DOMException('', 'AbortError'));
    };
  });
  const kit = await openKit(page);
  await kit.dialog.getByRole('button', { name: t('share'), exact: true }).click();
  expect(await handedOver(page)).toEqual([{ text: await kit.message.inputValue() }]);
  expect(messages).toEqual([]);
});

for (const does of ['refuses', 'is missing'] as const) {
  test(`where the clipboard ${does}, the text is selected and the page says so`, async ({ page }) => {
    await giveClipboard(page, does);
    const kit = await openKit(page);
    for (const [button, field] of [
      [kit.copyLink, kit.link],
      [kit.copyMessage, kit.message],
    ] as const) {
      await button.click();
      await expect(kit.says(t('copyByHand')).first()).toBeVisible();
      await expect(field).toBeFocused();
      expect(await selected(page)).toBe(await field.inputValue());
    }
  });
}

for (const language of [defaultLanguage, mostDifferentLanguage])
  test(`in ${language.name} the message has disclosure, title and caveat, then the link`, async ({ page }) => {
    const kit = await openKit(page);
    const recipient = translator(language);
    await kit.recipient.selectOption(language.name);
    const texts = (['partnerDisclosure', 'title', 'shareText'] as const).map((key) => recipient(key));
    await expect(kit.message).toHaveValue([...texts, '', await kit.link.inputValue()].join('\n'));
    await expect(kit.message).toHaveAttribute('lang', language.hreflang);
    await expect(kit.message).toHaveAttribute('dir', language.direction);
  });
