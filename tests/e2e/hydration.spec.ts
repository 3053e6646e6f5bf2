import { expect, test, type Page } from '@playwright/test';
import { defaultLanguage, languages } from '../../src/config/languages.ts';
import { calculatorOn, queryFor } from '../support/calculator.ts';
import { recordConsole } from './console-messages.ts';
import { amountsOfVector } from '../support/expected-amounts.ts';
import { untilHydrated } from '../support/island-scripts.ts';

/** A browser that would write every number as another text than the build. */
async function formatNumbersDifferently(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { NumberFormat } = Intl;
    const differing = function (locale: string, options?: Intl.NumberFormatOptions) {
      const format = new NumberFormat(locale, options);
      return { format: (value: number) => `‹${format.format(value)}›` };
    };
    Object.defineProperty(Intl, 'NumberFormat', { value: differing });
  });
}

// React reports what it had to mend as an error that nobody caught.
for (const language of languages) {
  test(`in ${language.name}, React takes over although the browser would write numbers in another way`, async ({
    page,
  }) => {
    const messages = recordConsole(page);
    await formatNumbersDifferently(page);
    await page.goto(`/${language.path}${queryFor(50, 5)}`);
    await untilHydrated(page);
    await calculatorOn(page, language).shows('50', '5', amountsOfVector(language, 50, 5));
    expect(messages).toEqual([]);
  });
}

const addresses = ['', '?monthly=0', queryFor(99999, 99999), '?partners=-1&monthly=x', '?ref=%zz&&=#calculator'];

for (const timezoneId of ['Pacific/Kiritimati', 'America/Los_Angeles']) {
  test.describe(`in the time zone ${timezoneId}`, () => {
    test.use({ timezoneId });

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
