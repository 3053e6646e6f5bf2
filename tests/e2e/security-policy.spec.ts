import { expect, test, type Page } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { translator } from '../../src/content/translate.ts';
import { calculatorOn } from '../support/calculator.ts';
import { otherInputs, queryFor, someInputs } from '../support/entered-inputs.ts';
import { kitOn } from '../support/kit.ts';
import { openDisclosures } from './disclosures.ts';
import { untilHydrated } from '../support/island-scripts.ts';
import { otherLanguage } from '../support/other-language.ts';
import { visitUntilCached } from './cached-page.ts';
import { openLanguageSwitcher } from './language-switcher.ts';
import { recordConsole } from './console-messages.ts';

const t = translator(defaultLanguage);
const player = 'https://www.youtube-nocookie.com';

test.use({ permissions: ['clipboard-write'] });

/** Opens the partner's kit, copies, saves both files, prints its flyer and closes it. */
async function useKit(page: Page): Promise<void> {
  const kit = kitOn(page, defaultLanguage);
  await kit.open();
  await kit.copyLink.click();
  await expect(kit.says(t('linkCopied'))).toBeVisible();
  for (const format of ['SVG', 'PNG'] as const) {
    await Promise.all([page.waitForEvent('download'), kit.download(format).click()]);
  }
  await kit.printFlyer.click();
  await page.pdf();
  await kit.close.click();
}

/** Puts the page into each of its states, one after the other. */
async function useEverything(page: Page): Promise<void> {
  await openLanguageSwitcher(page, defaultLanguage);
  await page.keyboard.press('Escape');
  await openDisclosures(page);
  const { enter, increasePartners } = calculatorOn(page, defaultLanguage);
  await enter(someInputs);
  await increasePartners.click();
  await useKit(page);
  for (const video of [t('whoIs{product}'), t('calculatorVideo')]) {
    await page.getByRole('link', { name: t('playVideo', { title: video }) }).click();
    await expect(page.getByTitle(video, { exact: true }).contentFrame().locator('p')).toHaveText('Player');
  }
  await page.pdf();
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole('button', { name: t('openMenu'), exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('caching a page is not against its security policy, nor is the cached page', async ({ page, context }) => {
    const messages = recordConsole(page);
    await visitUntilCached(page, `/${defaultLanguage.path}`);
    expect(messages).toEqual([]);
    await context.setOffline(true);
    await page.reload();
    await untilHydrated(page);
    expect(messages.filter((message) => message.includes('Content Security Policy'))).toEqual([]);
  });
});

test('nothing that a page does is against its security policy or reaches the console', async ({ page }) => {
  const messages = recordConsole(page);
  await page.route(`${player}/**`, (route) => route.fulfill({ body: '<p>Player</p>', contentType: 'text/html' }));
  await page.goto(`/${defaultLanguage.path}${queryFor(otherInputs)}&ref=abc`);
  await untilHydrated(page);
  await useEverything(page);
  expect(messages).toEqual([]);
});

test('nothing that the root does is against its security policy or reaches the console', async ({ page }) => {
  const messages = recordConsole(page);
  await page.goto('/?ref=abc');
  await expect(page).toHaveURL(`/${otherLanguage.path}?ref=abc`);
  expect(messages).toEqual([]);
});

test('nothing that the 404 page does is against its security policy', async ({ page }) => {
  const messages = recordConsole(page);
  await page.goto('/nope?ref=abc');
  await page.getByRole('link', { name: 'Return to Home', exact: true }).focus();
  // The browser's own word on the answer, and the page's on the path.
  expect(messages).toEqual([expect.stringContaining('status of 404'), 'error: 404: no page at /nope']);
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
