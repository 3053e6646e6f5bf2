import { expect, test, type Page } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { translator } from '../../src/content/translate.ts';
import { readInputs, writeInputs } from '../../src/model/query-string.ts';
import { signupLink } from '../../src/model/signup-link.ts';
import { calculatorOn, drawnBars } from '../support/calculator.ts';
import { expectedBars } from '../support/expected-figures.ts';
import { selections } from '../support/demanding-languages.ts';
import { changedInputs, queryFor, someInputs, withPartners } from '../support/entered-inputs.ts';
import { expectNotHydrated, holdIslandScripts, untilHydrated } from '../support/island-scripts.ts';
import { translatePage } from './translate-page.ts';
import { recordConsole } from './console-messages.ts';

const t = translator(defaultLanguage);
const overview = (page: Page) => page.getByRole('region', { name: t('monthOverview') });

/** To run in the page: presses a button once Astro has called React, which has rendered nothing yet. */
const pressWhileStarting = (button: HTMLElement) =>
  new MutationObserver(() => button.click()).observe(document.querySelector('astro-island')!, {
    attributeFilter: ['ssr'],
  });

test('digits and presses before, while and after React starts all count, once and in their order', async ({ page }) => {
  const messages = recordConsole(page);
  const { partners, increasePartners, shows } = calculatorOn(page, defaultLanguage);
  const release = await holdIslandScripts(page);
  await page.goto(`/de${queryFor(changedInputs)}`);
  await partners.fill('');
  await page.keyboard.type('12');
  await increasePartners.evaluate(pressWhileStarting);
  release();
  await untilHydrated(page);
  await expect(partners).toHaveValue('13');
  await expect(partners).toBeFocused();
  await page.keyboard.type('245');
  await page.keyboard.press('Backspace');
  const typed = { ...changedInputs, partnersAtStart: 1324 };
  await shows(typed);
  await expect.poll(() => drawnBars(page)).toEqual(expectedBars(typed));
  // In any order: the field was empty for a moment.
  await expect.poll(() => readInputs(new URL(page.url()).search)).toEqual(typed);

  expect(messages).toEqual([]);
});

// React reports what it had to mend as an error that nobody caught, and builds it anew.
for (const { which, selected, details } of selections) {
  test(`in ${which}, React hydrates a shared link without an error and changes nothing`, details, async ({ page }) => {
    const messages = recordConsole(page);
    for (const language of selected) {
      const { shows, partners, result } = calculatorOn(page, language);
      const release = await holdIslandScripts(page);
      await page.goto(`/${language.path}${queryFor(someInputs)}`);
      await shows(someInputs);
      await expectNotHydrated(page);
      const seen = await Promise.all([partners, result].map((part) => part.elementHandle()));
      release();
      await untilHydrated(page);
      await shows(someInputs);
      for (const part of seen) expect(await part!.evaluate((element) => element.isConnected)).toBe(true);
      expect(messages, language.name).toEqual([]);
    }
  });
}

/** To run in the page before React is there: what extensions, translators and blockers do to the built part. */
const intrusions = {
  'a translation of every text': translatePage,
  'a node beside each field': () => {
    for (const field of document.querySelectorAll('#calculator input')) field.after(document.createElement('div'));
  },
  'a wrapper around the whole calculator': () => {
    const wrapper = document.createElement('div');
    const built = document.querySelector('astro-island > *')!;
    built.replaceWith(wrapper);
    wrapper.append(built);
  },
  'no share button’s words': () => document.querySelector('button[name=kit]')!.replaceChildren(),
};

for (const [what, intrude] of Object.entries(intrusions)) {
  test(`${what}, put there before React comes, costs no digit and nothing of what only React does`, async ({
    page,
  }) => {
    const messages = recordConsole(page);
    const release = await holdIslandScripts(page);
    const { partners, shows } = calculatorOn(page, defaultLanguage);
    await page.goto('/de?ref=abc');
    await page.evaluate(intrude);
    const [typed, typedLater] = [withPartners(12), withPartners(123)];
    await partners.fill(String(typed.partnersAtStart));
    release();
    await untilHydrated(page);
    await shows(typed);
    await partners.fill(String(typedLater.partnersAtStart));
    await shows(typedLater);
    await expect(page).toHaveURL(`/de${writeInputs('?ref=abc', typedLater)}`);
    await page.getByText(t('monthOverview'), { exact: true }).click();
    await expect(overview(page)).toBeVisible();
    const register = page.locator('#calculator').getByRole('link', { name: t('registerNow') });
    await register.focus();
    await expect(register).toHaveAttribute('href', signupLink(defaultLanguage.code, '?ref=abc'));
    // Error 418 is expected: React reports that the HTML was changed before hydration, and renders that part anew.
    expect(messages.filter((message) => !message.includes('Minified React error #418'))).toEqual([]);
  });
}
