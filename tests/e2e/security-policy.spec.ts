import { expect, test } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { translator } from '../../src/content/translate.ts';
import { calculatorOn } from '../support/calculator.ts';
import { otherInputs, queryFor, someInputs } from '../support/entered-inputs.ts';
import { kitOn } from '../support/kit.ts';
import { openDisclosures } from './disclosures.ts';
import { untilHydrated } from '../support/island-scripts.ts';
import { openLanguageSwitcher } from './language-switcher.ts';
import { recordConsole } from './console-messages.ts';
import { videosOf } from '../support/page-videos.ts';

const t = translator(defaultLanguage);
const player = 'https://www.youtube-nocookie.com';

test.use({ permissions: ['clipboard-write'] });

test('whatever a visitor does, the page keeps its security policy and the console is empty', async ({ page }) => {
  const messages = recordConsole(page);
  await page.route(`${player}/**`, (route) => route.fulfill({ body: '<p>Player</p>', contentType: 'text/html' }));
  await page.goto(`/${defaultLanguage.path}${queryFor(otherInputs)}&ref=abc`);
  await untilHydrated(page);
  await openLanguageSwitcher(page, defaultLanguage);
  await page.keyboard.press('Escape');
  await openDisclosures(page);
  const { enter, increasePartners } = calculatorOn(page, defaultLanguage);
  await enter(someInputs);
  await increasePartners.click();
  const kit = kitOn(page, defaultLanguage);
  await kit.open();
  await kit.copyLink.click();
  await expect(kit.says(t('linkCopied'))).toBeVisible();
  await kit.close.click();
  for (const { title, link } of videosOf(defaultLanguage)) {
    await page.getByRole('link', { name: link }).click();
    await expect(page.getByTitle(title, { exact: true }).contentFrame().locator('p')).toHaveText('Player');
  }
  await page.pdf();
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole('button', { name: t('openMenu'), exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(messages).toEqual([]);
});

test('code that somebody has written into a page is refused', async ({ page }) => {
  const messages = recordConsole(page);
  await page.route('**/de', async (route) => {
    const response = await route.fetch();
    const injected =
      '<script>document.body.remove()</script><img src="/logo.svg" onload="document.body.remove()"></main>';
    await route.fulfill({ response, body: (await response.text()).replace('</main>', injected) });
  });
  await page.goto('/de');
  await expect.poll(() => messages.filter((message) => message.includes('Content Security Policy'))).toHaveLength(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
