import { expect, test, type Page } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { parameterNames } from '../../src/model/parameter.ts';
import { defaultInputs } from '../../src/model/query-string.ts';
import { calculatorOn } from '../support/calculator.ts';
import { otherInputs, someInputs } from '../support/entered-inputs.ts';
import { untilHydrated } from '../support/island-scripts.ts';
import { otherLanguage } from '../support/other-language.ts';
import { recordConsole } from './console-messages.ts';
import { openLanguageSwitcher } from './language-switcher.ts';

const partnersParameter = parameterNames.partnersAtStart;
const [some, others] = [someInputs.partnersAtStart, otherInputs.partnersAtStart];

test('the address has the inputs that are not defaults, beside all that it had', async ({ page }) => {
  const { partners } = calculatorOn(page, defaultLanguage);
  await page.goto(`/de?b=%20+&${partnersParameter}=${some}&a&ref=x#calculator`);
  const entries = await page.evaluate(() => history.length);

  await partners.fill(String(others));
  await expect(page).toHaveURL(`/de?b=%20+&${partnersParameter}=${others}&a&ref=x#calculator`);
  await partners.fill(String(defaultInputs.partnersAtStart));
  await expect(page).toHaveURL('/de?b=%20+&a&ref=x#calculator');
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('on load, the address says what the fields say: no defaults, nothing unusable, no number twice', async ({
  page,
}) => {
  const { partnersAtStart: start, newLevel1PartnersPerMonth: monthly } = defaultInputs;
  for (const { before, after } of [
    { before: `?partners=${start}&a&monthly=${monthly}#x`, after: '?a#x' },
    { before: '?partners=100000&conversion=101&ref=x', after: '?ref=x' },
    { before: `?partners=${some}&partners=7`, after: `?partners=${some}` },
  ]) {
    await page.goto(`/de${before}`);
    await expect(page).toHaveURL(`/de${after}`);
  }
});

test('the address is written once typing settles, and only if it changes', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await page.addInitScript(() => {
    const write = history.replaceState.bind(history);
    let writes = 0;
    history.replaceState = (...entry) => {
      writes += 1;
      document.documentElement.dataset['writes'] = String(writes);
      write(...entry);
    };
  });
  const writes = () => page.evaluate(() => Number(document.documentElement.dataset['writes'] ?? 0));
  const { partners } = calculatorOn(page, defaultLanguage);
  await page.goto(`/de?${partnersParameter}=${some}`);
  // React's arrival writes what was typed before it.
  await untilHydrated(page);
  await page.clock.runFor(5000);

  await partners.fill(String(some + 1));
  await partners.fill(String(some));
  await page.clock.runFor(5000);
  await partners.blur();
  expect(await writes()).toBe(0);
  await partners.fill(String(others));
  expect(await writes()).toBe(0);
  await page.clock.runFor(1000);
  expect(await writes()).toBe(1);
  await expect(page).toHaveURL(`/de?${partnersParameter}=${others}`);
});

const reloads: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'by key': (page) => page.keyboard.press('ControlOrMeta+R'),
  'by a function key': (page) => page.keyboard.press('F5'),
  'by pulling the page down': (page) => page.getByRole('heading', { level: 1 }).dispatchEvent('pointerdown'),
  'with a mouse that leaves the page': (page) => page.locator('html').dispatchEvent('mouseout'),
};

for (const [how, reload] of Object.entries(reloads)) {
  test(`what was typed a moment ago is in the address when a reload is asked for ${how}`, async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
    await page.goto('/de?ref=x');
    await calculatorOn(page, defaultLanguage).partners.fill(String(some));
    await reload(page);
    await expect(page).toHaveURL(`/de?ref=x&${partnersParameter}=${some}`);
  });
}

test('a language link carries a number that has just been typed', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await page.goto('/de?ref=abc');
  const list = page.locator('nav[popover]');
  const other = list.getByRole('link', { name: otherLanguage.name });
  // Not with its button: the press alone would already write the address.
  const openList = () => list.evaluate((element: HTMLElement) => element.showPopover());

  await calculatorOn(page, defaultLanguage).partners.fill(String(some));
  await openList();
  // As a long press does, without any other event.
  await other.dispatchEvent('contextmenu');
  await expect(other).toHaveAttribute('href', `/${otherLanguage.path}?ref=abc&${partnersParameter}=${some}`);

  await calculatorOn(page, defaultLanguage).partners.fill(String(others));
  await openList();
  // In Safari, a click does not move the focus: it is the link's first event.
  await other.evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(`/${otherLanguage.path}?ref=abc&${partnersParameter}=${others}`);
});

test('a link to a language without a page logs a warning and does not navigate', async ({ page }) => {
  const messages = recordConsole(page);
  await page.goto('/de');
  const list = await openLanguageSwitcher(page, defaultLanguage);
  const link = list.getByRole('link', { name: otherLanguage.name });
  await link.evaluate((element) => element.setAttribute('hreflang', 'xx'));

  const navigations: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) navigations.push(request.url());
  });
  await link.click();
  await expect.poll(() => messages).toEqual(['warning: Unsupported language code: xx']);
  await calculatorOn(page, defaultLanguage).partners.fill(String(some));
  await expect(page).toHaveURL(`/de?${partnersParameter}=${some}`);
  expect(navigations).toEqual([]);
});
