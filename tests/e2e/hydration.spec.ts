import { expect, test } from '@playwright/test';
import { largestInputs } from '../../src/config/inputs.ts';
import { defaultLanguage } from '../../src/config/languages.ts';
import { translator } from '../../src/content/translate.ts';
import type { Inputs } from '../../src/model/projection.ts';
import { defaultInputs } from '../../src/model/query-string.ts';
import { calculatorOn } from '../support/calculator.ts';
import { selections } from '../support/demanding-languages.ts';
import { changedInputs, queryFor, someInputs } from '../support/entered-inputs.ts';
import { amountsFor } from '../support/expected-amounts.ts';
import { exhaustive } from '../support/exhaustive.ts';
import { holdIslandScripts, untilHydrated } from '../support/island-scripts.ts';
import { recordConsole } from './console-messages.ts';

// React reports what it had to mend as an error that nobody caught, and builds it anew.
for (const { which, selected, details } of selections) {
  test(
    `in ${which}, a shared link has the right amounts, React takes them over without a word, and its own agree`,
    details,
    async ({ page }) => {
      const messages = recordConsole(page);
      for (const language of selected) {
        const t = translator(language);
        await page.goto(`/${language.path}${queryFor(someInputs)}`);
        await untilHydrated(page);
        await calculatorOn(page, language).shows(someInputs);
        await page.getByText(t('monthOverview'), { exact: true }).click();
        const totals = page.getByRole('region', { name: t('monthOverview') }).locator('th + td');
        await expect.poll(() => totals.allTextContents()).toEqual(amountsFor(language, someInputs));
        expect(messages, language.name).toEqual([]);
      }
    },
  );
}

test('React builds nothing anew of what a visitor sees: the field keeps its focus and its selection', async ({
  page,
}) => {
  const release = await holdIslandScripts(page);
  const { partners, result, amounts, shows } = calculatorOn(page, defaultLanguage);
  await page.goto(`/${defaultLanguage.path}${queryFor(changedInputs)}`);
  await shows(changedInputs);
  await partners.focus();
  await partners.evaluate((field: HTMLInputElement) => field.setSelectionRange(1, 2));
  const seen = await Promise.all([partners, result.first(), amounts.last()].map((part) => part.elementHandle()));
  release();
  await untilHydrated(page);
  for (const part of seen) expect(await part!.evaluate((element) => element.isConnected)).toBe(true);
  await expect(partners).toBeFocused();
  expect(
    await partners.evaluate(({ selectionStart, selectionEnd }: HTMLInputElement) => [selectionStart, selectionEnd]),
  ).toEqual([1, 2]);
  await shows(changedInputs);
});

const addresses: readonly { readonly address: string; readonly inputs: Inputs }[] = [
  { address: '', inputs: defaultInputs },
  { address: '?monthly=0', inputs: { ...defaultInputs, newLevel1PartnersPerMonth: 0 } },
  { address: queryFor(largestInputs), inputs: largestInputs },
  { address: queryFor(changedInputs), inputs: changedInputs },
  { address: '?partners=-1&monthly=x', inputs: defaultInputs },
  { address: '?ref=%zz&&=#calculator', inputs: defaultInputs },
];

/** Far from the build's time, and with other digits, separators and groups. */
const places = [
  { timezoneId: 'Pacific/Kiritimati', locale: 'ar-EG', details: {} },
  { timezoneId: 'America/Los_Angeles', locale: 'hi-IN', details: exhaustive },
];

for (const { timezoneId, locale, details } of places) {
  test.describe(`in the time zone ${timezoneId}, with the number formats of ${locale}`, () => {
    test.use({ timezoneId, locale });

    test(
      'React takes over whatever the address says, and leaves what stands there as it was',
      details,
      async ({ page }) => {
        const messages = recordConsole(page);
        for (const { address, inputs } of addresses) {
          await page.goto(`/${defaultLanguage.path}${address}`);
          await untilHydrated(page);
          await calculatorOn(page, defaultLanguage).shows(inputs);
          expect(messages, address).toEqual([]);
        }
      },
    );
  });
}
