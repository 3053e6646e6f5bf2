import { expect, test } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { inputRules } from '../../src/config/inputs.ts';
import { translator } from '../../src/content/translate.ts';
import { handPickedQueries, queriesForBrowsers } from '../support/crafted-queries.ts';
import { calculatorOn } from '../support/calculator.ts';
import { someInputs } from '../support/entered-inputs.ts';
import { recordConsole } from './console-messages.ts';
import { countElements, expectHarmless } from './harmless.ts';
import { untilHydrated } from '../support/island-scripts.ts';
import { otherLanguage } from '../support/other-language.ts';

/** What the 404 page says of itself, and the browser of its answer. */
const isOf404 = (message: string) => /status of 404|^error: 404: no page at \/nope$/.test(message);

const perLink = 16;
/** The same, several to a link: for pages that read nothing of their query, and hand it on. Hashes are in the last. */
const joinedQueries = Array.from({ length: Math.ceil(handPickedQueries.length / perLink) }, (_, index) =>
  handPickedQueries.slice(index * perLink, (index + 1) * perLink).join('&'),
);

for (const { path, queries } of [
  { path: '/de', queries: queriesForBrowsers },
  { path: '/nope', queries: joinedQueries },
]) {
  test(`at ${path}, hand-picked links change nothing but the signup’s segment and the inputs`, async ({
    page,
    baseURL,
  }) => {
    const elements = await countElements(page, path);
    const messages = recordConsole(page);
    for (const query of queries) {
      await test.step(query.slice(0, 100), async () => {
        await page.goto(`${path}?${query}`);
        await expectHarmless(page, baseURL!, elements);
      });
    }
    expect(messages.filter((message) => !isOf404(message))).toEqual([]);
  });
}

test('at the root, hand-picked links lead to the page of the visitor’s language as they are', async ({ page }) => {
  const messages = recordConsole(page);
  await page.route(`**/${otherLanguage.path}?*`, (route) => route.fulfill({ body: '', contentType: 'text/html' }));
  for (const query of joinedQueries) {
    await test.step(query.slice(0, 100), async () => {
      await page.goto(`/?${query}`);
      await expect(page).toHaveURL(`/${otherLanguage.path}?${query}`);
    });
  }
  expect(messages).toEqual([]);
});

test('a link that is too long for a server gets no page, and one that is long leads to a page that works', async ({
  page,
}) => {
  for (const parameter of ['ref', 'partners', 'monthly']) {
    const refused = await page.goto(`/de?${parameter}=${'x'.repeat(100_000)}`);
    expect(refused?.status()).toBe(414);
    expect(await page.locator('body').innerText()).not.toContain('xxx');
  }

  const messages = recordConsole(page);
  await page.goto('/de');
  await untilHydrated(page);
  await page.evaluate((long) => history.replaceState(null, '', `?ref=${long}&x=${long}`), 'x'.repeat(100_000));
  const { partnersAtStart } = someInputs;
  await calculatorOn(page, defaultLanguage).partners.fill(String(partnersAtStart));
  await expect(page).toHaveURL(new RegExp(`x&${inputRules.partnersAtStart.parameter}=${partnersAtStart}$`));
  const signup = page.getByRole('link', { name: translator(defaultLanguage)('registerNow') }).first();
  await expect(signup).toHaveAttribute('href', /\/signup\?language=de$/);
  expect(messages).toEqual([]);
});
