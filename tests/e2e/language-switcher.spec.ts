import { expect, test } from '@playwright/test';
import { defaultLanguage, languages } from '../../src/config/languages.ts';
import { inputRules } from '../../src/config/inputs.ts';
import { calculatorOn } from '../support/calculator.ts';
import { recordConsole } from './console-messages.ts';
import { amountsOfVector } from '../support/expected-amounts.ts';
import { openLanguageSwitcher } from './language-switcher.ts';

const { partnersAtStart, newLevel1PartnersPerMonth } = inputRules;

for (const [index, language] of languages.entries()) {
  const other = languages[(index + 1) % languages.length] ?? defaultLanguage;

  test(`from ${language.name} all languages can be reached, with what has just been typed`, async ({ page }) => {
    const search = `?ref=a%20b&${newLevel1PartnersPerMonth.parameter}=13`;
    await page.goto(`/${language.path}${search}#calculator`);

    const list = await openLanguageSwitcher(page, language);
    const links = list.getByRole('link');
    const described = await links.evaluateAll((all) =>
      all.map((link) => [link.textContent.trim(), link.getAttribute('lang'), link.getAttribute('hreflang')]),
    );
    expect(described).toEqual(languages.map(({ name, hreflang }) => [name, hreflang, hreflang]));
    await expect(list.locator('[aria-current=page]')).toHaveText(language.name);
    const flags = links.locator('img');
    await expect
      .poll(() =>
        flags.evaluateAll((images) =>
          images.map((image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
        ),
      )
      .toEqual(languages.map(() => true));

    await calculatorOn(page, language).partners.fill('7');
    await list.getByRole('link', { name: other.name, exact: true }).click();
    await expect(page).toHaveURL(`/${other.path}${search}&${partnersAtStart.parameter}=7#calculator`);
    await calculatorOn(page, other).shows('7', '13', amountsOfVector(other, 7, 13));
  });
}

test('the flags are not loaded before the list is opened', async ({ page }) => {
  const flags: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/flags/')) flags.push(request.url());
  });
  await page.goto('/de', { waitUntil: 'load' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  expect(flags).toEqual([]);
  await openLanguageSwitcher(page, defaultLanguage);
  await expect.poll(() => flags.length).toBe(languages.length);
});

test('following, copying or opening a language link takes along what was typed although no time has passed', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/de?ref=abc');
  const list = await openLanguageSwitcher(page, defaultLanguage);
  const french = list.getByRole('link', { name: 'Français' });

  await calculatorOn(page, defaultLanguage).partners.fill('7');
  await french.click({ button: 'right' });
  await expect(french).toHaveAttribute('href', `/fr?ref=abc&${partnersAtStart.parameter}=7`);

  await calculatorOn(page, defaultLanguage).partners.fill('8');
  // In Safari a click moves no focus, and is the first that is heard of the link.
  await french.evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(`/fr?ref=abc&${partnersAtStart.parameter}=8`);
});

test('a switch to a language that there is no page in warns and stays', async ({ page }) => {
  const messages = recordConsole(page);
  await page.goto('/de');
  const list = await openLanguageSwitcher(page, defaultLanguage);
  const link = list.getByRole('link', { name: 'Français' });
  await link.evaluate((element) => element.setAttribute('hreflang', 'xx'));

  const navigations: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) navigations.push(request.url());
  });
  await link.click();
  await expect.poll(() => messages).toEqual(['warning: Unsupported language code: xx']);
  await calculatorOn(page, defaultLanguage).partners.fill('50');
  await expect(page).toHaveURL(`/de?${partnersAtStart.parameter}=50`);
  expect(navigations).toEqual([]);
});
