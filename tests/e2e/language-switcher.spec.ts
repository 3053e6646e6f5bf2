import { expect, test } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { inputRules } from '../../src/model/inputs.ts';
import { calculatorOn } from '../support/calculator.ts';
import { otherInputs, someInputs } from '../support/entered-inputs.ts';
import { otherLanguage } from '../support/other-language.ts';
import { recordConsole } from './console-messages.ts';
import { openLanguageSwitcher } from './language-switcher.ts';

const partnersParameter = inputRules.partnersAtStart.parameter;
const [some, others] = [someInputs.partnersAtStart, otherInputs.partnersAtStart];

test('following, copying or opening a language link takes along what was typed although no time has passed', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await page.goto('/de?ref=abc');
  const list = page.locator('nav[popover]');
  const other = list.getByRole('link', { name: otherLanguage.name });
  // A press of its button would be heard of too.
  const openList = () => list.evaluate((element: HTMLElement) => element.showPopover());

  await calculatorOn(page, defaultLanguage).partners.fill(String(some));
  await openList();
  await other.click({ button: 'right' });
  await expect(other).toHaveAttribute('href', `/${otherLanguage.path}?ref=abc&${partnersParameter}=${some}`);

  await calculatorOn(page, defaultLanguage).partners.fill(String(others));
  await openList();
  // In Safari a click moves no focus, and is the first that is heard of the link.
  await other.evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(`/${otherLanguage.path}?ref=abc&${partnersParameter}=${others}`);
});

test('a switch to a language that there is no page in warns and stays', async ({ page }) => {
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
