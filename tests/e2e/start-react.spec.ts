import { expect, test, type Page } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { translator } from '../../src/content/translate.ts';
import { quietTime } from '../../src/state/waiting-times.ts';
import { calculatorOn } from '../support/calculator.ts';
import { queryFor, someInputs } from '../support/entered-inputs.ts';
import { amountsFor } from '../support/expected-amounts.ts';
import { expectNotHydrated, holdIslandScripts, islandScripts, untilLive } from '../support/island-scripts.ts';
import { kitOn } from '../support/kit.ts';
import { recordConsole } from './console-messages.ts';

const t = translator(defaultLanguage);
const summary = (page: Page) => page.getByText(t('monthOverview'), { exact: true });
const overview = (page: Page) => page.getByRole('group').filter({ has: summary(page) });
/** The places that say that their answer is on its way. */
const waiting = (page: Page) => page.locator('[aria-busy=true]');
const tables = (page: Page) => page.getByRole('region', { name: t('monthOverview') }).getByRole('table');

/** Opens the page with all that it needs. Its time stands still but for `page.clock`. */
async function openInStillTime(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const scripts = page.waitForResponse(islandScripts);
  await page.goto('/de');
  await (await scripts).finished();
}

async function expectPressToBringReact(page: Page): Promise<void> {
  await summary(page).click();
  // The browser tells of what has been opened a moment after the press.
  await expect(waiting(page)).toHaveCount(1);
  await page.clock.runFor(100);
  await untilLive(page);
  await expect(tables(page).first()).toBeVisible();
}

test('React waits while someone types, presses, holds a button or scrolls', async ({ page }) => {
  await openInStillTime(page);
  const { partners, increasePartners } = calculatorOn(page, defaultLanguage);
  const almost = () => page.clock.runFor(quietTime - 500);
  await almost();
  await partners.focus();
  await page.keyboard.press('5');
  await almost();
  await page.keyboard.press('Shift');
  await almost();
  await page.evaluate(() => {
    // The browser reports a scroll with its next frame.
    const { promise: scrolled, resolve } = Promise.withResolvers<void>();
    addEventListener('scroll', () => resolve(), { once: true });
    scrollBy(0, 100);
    return scrolled;
  });
  await almost();
  await increasePartners.hover();
  await page.mouse.down();
  await page.clock.runFor(2 * quietTime);
  await page.mouse.up();
  await almost();
  await expectNotHydrated(page);

  await page.clock.runFor(1000);
  await untilLive(page);
});

test('for whoever saves data, React comes once something is typed, and not to a page that is only read', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await openInStillTime(page);
  await page.evaluate(() => scrollBy(0, 100));
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Shift');
  await page.clock.runFor(10 * quietTime);
  await expectNotHydrated(page);
  const { partners } = calculatorOn(page, defaultLanguage);
  await partners.focus();
  await page.keyboard.press('5');
  await page.clock.runFor(quietTime - 500);
  await expectNotHydrated(page);
  await page.clock.runFor(1000);
  await untilLive(page);
  await expect(partners).toHaveValue('5');
});

test('for whoever saves data, a press brings React at once', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await openInStillTime(page);
  await expectPressToBringReact(page);
});

test('React comes to a page that is only read, as a screen reader can without a sign', async ({ page }) => {
  await openInStillTime(page);
  await page.clock.runFor(quietTime - 500);
  await expectNotHydrated(page);
  await page.clock.runFor(1000);
  await untilLive(page);
});

test('a press on the overview brings React at once', async ({ page }) => {
  await openInStillTime(page);
  await expectPressToBringReact(page);
});

test('what is pressed before React is there says that it waits, and is carried out once when it is there', async ({
  page,
}) => {
  const messages = recordConsole(page);
  await page.addInitScript(() => {
    // Astro's own report of each start, which does not bubble.
    const note = () => {
      const { dataset } = document.documentElement;
      dataset['starts'] = String(Number(dataset['starts'] ?? 0) + 1);
    };
    document.addEventListener('astro:hydrate', note, { capture: true });
  });
  const release = await holdIslandScripts(page);
  await page.goto('/de?ref=abc');
  const kit = kitOn(page, defaultLanguage);
  await kit.opener.click();
  await expect(page.getByRole('status')).toHaveText(t('loading'));
  await summary(page).click();
  await expect(waiting(page)).toHaveCount(2);
  await expectNotHydrated(page);

  release();
  await expect(kit.dialog).toBeVisible();
  await kit.close.click();
  await expect(tables(page)).toHaveCount(1);
  await expect(waiting(page)).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-starts', '1');
  expect(messages).toEqual([]);
});

test('an overview that is opened by a script is not empty', async ({ page }) => {
  await page.goto('/de');
  await overview(page).evaluate((details: HTMLDetailsElement) => (details.open = true));
  await expect(tables(page)).toHaveCount(1);
});

test('a connection lost while the scripts load is said at a press, and React comes when it is back', async ({
  page,
  context,
}) => {
  await page.route(islandScripts, (route) => route.abort('internetdisconnected'));
  await page.goto('/de');
  await context.setOffline(true);
  await summary(page).click();
  await expect(page.getByRole('status')).toHaveText(t('notLoaded'));

  await page.unroute(islandScripts);
  await context.setOffline(false);
  await expect(tables(page)).toHaveCount(1);
});

test('what could not be loaded is tried again at a press and not at each key, which counts as ever', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (islandScripts.test(request.url())) requests.push(request.url());
  });
  await page.route(islandScripts, (route) => route.abort('connectionreset'));
  await page.goto(`/de${queryFor({ ...someInputs, partnersAtStart: someInputs.partnersAtStart + 1 })}`);
  await summary(page).click();
  await expect(page.getByRole('status')).toHaveText(t('notLoaded'));
  await expect(waiting(page)).toHaveCount(0);

  const before = requests.length;
  await calculatorOn(page, defaultLanguage).partners.fill(String(someInputs.partnersAtStart));
  const amount = amountsFor(defaultLanguage, someInputs).at(-1)!;
  await expect.poll(async () => (await calculatorOn(page, defaultLanguage).result.allTextContents())[0]).toBe(amount);
  expect(requests.length).toBe(before);
});

test('another press tries again what could not be loaded', async ({ page }) => {
  await page.route(islandScripts, (route) => route.abort('connectionreset'));
  await page.goto('/de');
  await summary(page).click();
  await expect(page.getByRole('status')).toHaveText(t('notLoaded'));

  await page.unroute(islandScripts);
  await kitOn(page, defaultLanguage).opener.click();
  await expect(tables(page)).toHaveCount(1);
});
