import { expect, test, type Page } from '@playwright/test';
import { defaultLanguage, languages } from '../../src/config/languages.ts';
import { inputRules } from '../../src/config/inputs.ts';
import { translator } from '../../src/content/translate.ts';
import { calculatorOn, queryFor } from '../support/calculator.ts';
import { recordConsole } from './console-messages.ts';
import { amountsOfVector } from '../support/expected-amounts.ts';
import { openLanguageSwitcher } from './language-switcher.ts';

const partnersParameter = inputRules.partnersAtStart.parameter;
const monthlyParameter = inputRules.newLevel1PartnersPerMonth.parameter;

test('the address has the inputs, as far as they are not the defaults, beside all that it had before', async ({
  page,
}) => {
  const { partners, monthly } = calculatorOn(page, defaultLanguage);
  await page.goto('/de?b=%20+&partners=5&a&ref=x#calculator');
  const entries = await page.evaluate(() => history.length);

  await partners.fill('7');
  await expect(page).toHaveURL(`/de?b=%20+&${partnersParameter}=7&a&ref=x#calculator`);
  await partners.fill('');
  await expect(page).toHaveURL('/de?b=%20+&a&ref=x#calculator');
  await monthly.fill('0');
  await expect(page).toHaveURL(`/de?b=%20+&a&ref=x&${monthlyParameter}=0#calculator`);
  await monthly.fill('10');
  await expect(page).toHaveURL('/de?b=%20+&a&ref=x#calculator');
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('values in the address that are no inputs count as the defaults', async ({ page }) => {
  const { shows } = calculatorOn(page, defaultLanguage);
  for (const value of ['-1', '100000', 'x']) {
    await page.goto(`/de?${partnersParameter}=${value}&${monthlyParameter}=${value}`);
    await shows('', '10', amountsOfVector(defaultLanguage, 0, 10));
  }
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
  await page.clock.pauseAt(1000);
  const writes = await countWrites(page);
  const { partners } = calculatorOn(page, defaultLanguage);
  await page.goto(`/de?${partnersParameter}=5`);
  await page.clock.runFor(5000);

  await partners.fill('6');
  await partners.fill('5');
  await page.clock.runFor(5000);
  await partners.blur();
  expect(await writes()).toBe(0);
  await partners.fill('123');
  expect(await writes()).toBe(0);
  await page.clock.runFor(5000);
  expect(await writes()).toBe(1);
  await expect(page).toHaveURL(`/de?${partnersParameter}=123`);
});

const reloads: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'by key': (page) => page.keyboard.press('ControlOrMeta+R'),
  'by a function key': (page) => page.keyboard.press('F5'),
  'by pulling the page down': (page) => page.getByRole('heading', { level: 1 }).dispatchEvent('pointerdown'),
  'with a mouse that leaves the page': (page) => page.locator('html').dispatchEvent('mouseout'),
};

for (const [how, reload] of Object.entries(reloads)) {
  test(`a reload that is asked for ${how} keeps what was typed a moment before`, async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto('/de?ref=x');
    await calculatorOn(page, defaultLanguage).partners.fill('77');
    await reload(page);
    await expect(page).toHaveURL(`/de?ref=x&${partnersParameter}=77`);
  });
}

test('a browser that refuses to have its address written costs nothing', async ({ page }) => {
  const messages = recordConsole(page);
  await page.addInitScript(() => {
    const write = history.replaceState.bind(history);
    history.replaceState = () => {
      throw new DOMException('100 times in 10 seconds', 'SecurityError');
    };
    document.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') history.replaceState = write;
    });
  });
  const calculator = calculatorOn(page, defaultLanguage);
  await page.goto('/de?ref=abc');
  await calculator.partners.fill('50');
  await calculator.monthly.fill('5');
  await calculator.shows('50', '5', amountsOfVector(defaultLanguage, 50, 5));
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page).toHaveURL('/de?ref=abc');
  expect(messages).toEqual([]);

  // From here on it allows it again.
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page).toHaveURL(`/de?ref=abc&${queryFor(50, 5).slice(1)}`);
});

test('after going back and forward, the page and its address agree', async ({ page }) => {
  const french = languages[4];
  await page.goto(`/de${queryFor(250, 5)}`);
  await calculatorOn(page, defaultLanguage).monthly.fill('40');
  const list = await openLanguageSwitcher(page, defaultLanguage);
  await list.getByRole('link', { name: french.name }).click();
  await calculatorOn(page, french).shows('250', '40', amountsOfVector(french, 250, 40));
  await calculatorOn(page, french).partners.fill('50');
  await calculatorOn(page, french).monthly.fill('5');

  await page.goBack();
  await expect(page).toHaveURL(`/de${queryFor(250, 40)}`);
  await calculatorOn(page, defaultLanguage).shows('250', '40', amountsOfVector(defaultLanguage, 250, 40));
  await page.goForward();
  await expect(page).toHaveURL(`/fr${queryFor(50, 5)}`);
  await calculatorOn(page, french).shows('50', '5', amountsOfVector(french, 50, 5));
});

test('going back within the page keeps the inputs and brings the address into line', async ({ page }) => {
  await page.goto(`/de${queryFor(250, 40)}`);
  const skipLink = page.getByRole('link', { name: translator(defaultLanguage)('skipToCalculator') });
  await skipLink.press('Enter');
  await expect(page).toHaveURL(`/de${queryFor(250, 40)}#calculator`);
  const calculator = calculatorOn(page, defaultLanguage);
  await calculator.partners.fill('50');
  await calculator.monthly.fill('5');
  await expect(page).toHaveURL(`/de${queryFor(50, 5)}#calculator`);
  await page.goBack();
  await expect(page).toHaveURL(`/de${queryFor(50, 5)}`);
  await calculator.shows('50', '5', amountsOfVector(defaultLanguage, 50, 5));
});
