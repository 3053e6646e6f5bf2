import { expect, test, type Page } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { inputRules } from '../../src/model/inputs.ts';
import { defaultInputs } from '../../src/model/query-string.ts';
import { calculatorOn } from '../support/calculator.ts';
import { otherInputs, queryFor, someInputs } from '../support/entered-inputs.ts';
import { untilHydrated } from '../support/island-scripts.ts';
import { otherLanguage } from '../support/other-language.ts';
import { openLanguageSwitcher } from './language-switcher.ts';

const partnersParameter = inputRules.partnersAtStart.parameter;
const monthlyParameter = inputRules.newLevel1PartnersPerMonth.parameter;

test('the address has the inputs, as far as they are not the defaults, beside all that it had before', async ({
  page,
}) => {
  const { partners, monthly } = calculatorOn(page, defaultLanguage);
  const [some, others] = [someInputs.partnersAtStart, otherInputs.partnersAtStart];
  await page.goto(`/de?b=%20+&${partnersParameter}=${some}&a&ref=x#calculator`);
  const entries = await page.evaluate(() => history.length);

  await partners.fill(String(others));
  await expect(page).toHaveURL(`/de?b=%20+&${partnersParameter}=${others}&a&ref=x#calculator`);
  await partners.fill(String(defaultInputs.partnersAtStart));
  await expect(page).toHaveURL('/de?b=%20+&a&ref=x#calculator');
  await monthly.fill(String(someInputs.newLevel1PartnersPerMonth));
  await expect(page).toHaveURL(
    `/de?b=%20+&a&ref=x&${monthlyParameter}=${someInputs.newLevel1PartnersPerMonth}#calculator`,
  );
  await monthly.fill(String(defaultInputs.newLevel1PartnersPerMonth));
  await expect(page).toHaveURL('/de?b=%20+&a&ref=x#calculator');
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

/** Has the page count how often it writes its address. */
async function countWrites(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const write = history.replaceState.bind(history);
    let writes = 0;
    history.replaceState = (...entry) => {
      writes += 1;
      document.documentElement.dataset['writes'] = String(writes);
      write(...entry);
    };
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset['writes'] ?? 0));
}

test('the address is written once typing settles, and only if it changes', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  const writes = await countWrites(page);
  const { partners } = calculatorOn(page, defaultLanguage);
  const [some, others] = [someInputs.partnersAtStart, otherInputs.partnersAtStart];
  await page.goto(`/de?${partnersParameter}=${some}`);
  await page.clock.runFor(5000);

  await partners.fill(String(some + 1));
  await partners.fill(String(some));
  await page.clock.runFor(5000);
  await partners.blur();
  expect(await writes()).toBe(0);
  await partners.fill(String(others));
  expect(await writes()).toBe(0);
  await page.clock.runFor(5000);
  expect(await writes()).toBe(1);
  await expect(page).toHaveURL(`/de?${partnersParameter}=${others}`);
});

/** Opens the page in time that stands still but for `page.clock`, and has React there if it is to be. */
async function openInStillTime(page: Page, isHydrated: boolean): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await page.goto(`/de${queryFor(someInputs)}`);
  if (!isHydrated) return;
  await page.clock.runFor(10_000);
  await untilHydrated(page);
}

for (const when of ['before React', 'with React']) {
  test(`a language that is chosen at once after a press gets its number, ${when}`, async ({ page }) => {
    const { increasePartners } = calculatorOn(page, defaultLanguage);
    await openInStillTime(page, when === 'with React');
    const list = await openLanguageSwitcher(page, defaultLanguage);
    const link = list.getByRole('link', { name: otherLanguage.name });
    // As assistive technology presses them: the list stays open, and nothing else happens between the two.
    await increasePartners.evaluate((button: HTMLElement) => button.click());
    await link.evaluate((language: HTMLElement) => language.click());
    const increased = { ...someInputs, partnersAtStart: someInputs.partnersAtStart + 1 };
    await expect(page).toHaveURL(`/${otherLanguage.path}${queryFor(increased)}`);
  });
}

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
    const { partnersAtStart } = someInputs;
    await calculatorOn(page, defaultLanguage).partners.fill(String(partnersAtStart));
    await reload(page);
    await expect(page).toHaveURL(`/de?ref=x&${partnersParameter}=${partnersAtStart}`);
  });
}
