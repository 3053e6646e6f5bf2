import { expect, test } from '@playwright/test';
import { largestInputs } from '../../src/config/inputs.ts';
import { defaultLanguage } from '../../src/config/languages.ts';
import { calculatorOn } from '../support/calculator.ts';
import { selections } from '../support/demanding-languages.ts';
import { queryFor, someInputs } from '../support/entered-inputs.ts';
import { recordConsole } from './console-messages.ts';
import { untilHydrated } from '../support/island-scripts.ts';

// React reports what it had to mend as an error that nobody caught.
for (const { which, selected, details } of selections) {
  test(
    `in ${which}, a shared link has the right amounts, and React takes them over without a word`,
    details,
    async ({ page }) => {
      const messages = recordConsole(page);
      for (const language of selected) {
        await page.goto(`/${language.path}${queryFor(someInputs)}`);
        await untilHydrated(page);
        await calculatorOn(page, language).shows(someInputs);
        expect(messages, language.name).toEqual([]);
      }
    },
  );
}

const largest = queryFor(largestInputs);
const addresses = ['', '?monthly=0', largest, '?partners=-1&monthly=x', '?ref=%zz&&=#calculator'];

/** Far from the build's time, and with other digits, separators and groups. */
const places = [
  { timezoneId: 'Pacific/Kiritimati', locale: 'ar-EG' },
  { timezoneId: 'America/Los_Angeles', locale: 'hi-IN' },
];

for (const { timezoneId, locale } of places) {
  test.describe(`in the time zone ${timezoneId}, with the number formats of ${locale}`, () => {
    test.use({ timezoneId, locale });

    test('React takes over whatever the address says', async ({ page }) => {
      const messages = recordConsole(page);
      for (const address of addresses) {
        await page.goto(`/${defaultLanguage.path}${address}`);
        await untilHydrated(page);
      }
      expect(messages).toEqual([]);
    });
  });
}
