import { expect, test, type Page } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import * as site from '../../src/settings/settings.ts';
import { translator } from '../../src/content/translate.ts';
import { defaultInputs, writeInputs } from '../../src/model/query-string.ts';
import { signupLink } from '../../src/model/signup-link.ts';
import { calculatorOn, drawnBars } from '../support/calculator.ts';
import { expectedBars } from '../support/expected-figures.ts';
import { selections } from '../support/demanding-languages.ts';
import { changedInputs, queryFor, someInputs, withPartners } from '../support/entered-inputs.ts';
import { expectNotHydrated, holdIslandScripts, islandScripts, untilHydrated } from '../support/island-scripts.ts';
import { translatePage } from './translate-page.ts';
import { recordConsole } from './console-messages.ts';

const t = translator(defaultLanguage);
const overview = (page: Page) => page.getByRole('region', { name: t('monthOverview') });

/** Milliseconds after which React's files are answered: before and while someone types. */
const delays = [0, 180];

/** Milliseconds between two keys or presses: fast, but a browser has drawn each. */
const interval = 50;

/** Opens the page as soon as its calculator stands there, on a slow processor, with React's files so much later. */
async function open(page: Page, address: string, delay: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 3 });
  await page.unroute(islandScripts);
  await page.route(islandScripts, (route) => setTimeout(() => route.continue(), delay));
  await page.goto(address, { waitUntil: 'commit' });
  await expect(calculatorOn(page, defaultLanguage).increasePartners).toBeVisible();
}

test('digits that are typed while React starts all count, once and in their order', async ({ page }) => {
  const messages = recordConsole(page);
  const { partners, shows } = calculatorOn(page, defaultLanguage);
  for (const delay of delays) {
    await open(page, `/de${queryFor(changedInputs)}`, delay);
    await partners.focus();
    await page.keyboard.type('12345', { delay: interval });
    await untilHydrated(page);
    await expect(partners).toBeFocused();
    await page.keyboard.press('Backspace');
    const typed = { ...changedInputs, partnersAtStart: 1234 };
    await shows(typed);
    await expect.poll(() => drawnBars(page)).toEqual(expectedBars(typed));
    await expect(page).toHaveURL(`/de${queryFor(typed)}`);
  }
  expect(messages).toEqual([]);
});

test('presses on plus and minus while React starts each make one step', async ({ page }) => {
  const messages = recordConsole(page);
  const { shows, increasePartners, decreasePartners } = calculatorOn(page, defaultLanguage);
  for (const delay of delays) {
    await open(page, '/de', delay);
    // By keyboard: on a busy machine, a pointer could rest on a button for long enough to hold it.
    for (const button of [...Array<typeof increasePartners>(6).fill(increasePartners), decreasePartners]) {
      await button.press('Enter', { delay: interval / 2 });
    }
    await untilHydrated(page);
    await shows({ ...defaultInputs, partnersAtStart: defaultInputs.partnersAtStart + 5 });
  }
  expect(messages).toEqual([]);
});

// React reports what it had to mend as an error that nobody caught, and builds it anew.
for (const { which, selected, details } of selections) {
  test(
    `in ${which}, React hydrates a shared link without an error and agrees with what stood there`,
    details,
    async ({ page }) => {
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
    },
  );
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
    await partners.fill('12');
    release();
    await untilHydrated(page);
    await shows(withPartners(12));
    await partners.fill('123');
    await shows(withPartners(123));
    await expect(page).toHaveURL(`/de${writeInputs('?ref=abc', withPartners(123))}`);
    await page.getByText(t('monthOverview'), { exact: true }).click();
    await expect(overview(page)).toBeVisible();
    const register = page.locator('#calculator').getByRole('link', { name: t('registerNow') });
    await register.focus();
    await expect(register).toHaveAttribute('href', signupLink(site.signupAddress, defaultLanguage.code, '?ref=abc'));
    // Error 418 is expected: React reports that the HTML was changed before hydration, and renders that part anew.
    expect(messages.filter((message) => !message.includes('Minified React error #418'))).toEqual([]);
  });
}
