import { expect, inject, test } from 'vitest';
import { defaultLanguage } from '../../../src/config/languages.ts';
import { translator } from '../../../src/content/translate.ts';
import { otherInputs, queryFor, someInputs } from '../../support/entered-inputs.ts';
import { amountsFor } from '../../support/expected-amounts.ts';
import { faultyHost } from '../../support/faulty-host.ts';
import { mostDifferentLanguage } from '../../support/other-language.ts';
import type { Browser } from '../browser.ts';

const origin = inject('origin');

/** What visitors do without a connection. The drivers have no switch for that: the host is gone. */
export function testOffline(browser: Browser): void {
  const until = <Value>(read: () => Promise<Value>) => expect.poll(read, { timeout: 30_000 });
  const amounts = () =>
    browser.evaluate(() => [...document.querySelectorAll('li [data-figure]')].map((amount) => amount.textContent));
  /*
   * What answers has kept the page whole. Not by its registration, of which WebKitGTK sometimes knows nothing while it
   * answers, nor by its state: Firefox sometimes never says that it is active.
   */
  const isKept = () => browser.evaluate(() => navigator.serviceWorker.controller !== null);

  test.for([defaultLanguage, mostDifferentLanguage])(
    'opened once, the page in $name works without a connection, from a link with other numbers',
    async (language) => {
      const host = await faultyHost(origin, (answer) => answer);
      await browser.open(`${host.origin}/${language.path}`);
      await browser.evaluate(() => void window.dispatchEvent(new Event('beforeprint')));
      await until(isKept).toBe(true);
      await host[Symbol.asyncDispose]();
      await browser.open(`${host.origin}/${language.path}${queryFor(someInputs)}`);
      await until(amounts).toEqual(amountsFor(language, someInputs));
      await browser.click('textbox', translator(language)('boostPartnersFirstMonth'));
      await browser.evaluate(() => (document.activeElement as HTMLInputElement).select());
      await browser.type(String(otherInputs.partnersAtStart));
      await until(amounts).toEqual(
        amountsFor(language, { ...someInputs, partnersAtStart: otherInputs.partnersAtStart }),
      );
      await browser.click('button', translator(language)('share'));
      await until(() => browser.evaluate(() => document.querySelector('dialog:modal') !== null)).toBe(true);
    },
  );
}
