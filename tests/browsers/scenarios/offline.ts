import { expect, inject, test } from 'vitest';
import { defaultLanguage, type Language } from '../../../src/config/languages.ts';
import { translator } from '../../../src/content/translate.ts';
import { otherInputs, queryFor, someInputs } from '../../support/entered-inputs.ts';
import { amountsFor } from '../../support/expected-amounts.ts';
import { changingHost, unreachable } from '../../support/changing-host.ts';
import { faultyHost } from '../../support/faulty-host.ts';
import { mostDifferentLanguage } from '../../support/other-language.ts';
import type { Browser } from '../browser.ts';

const origin = inject('origin');
const originOfNext = inject('originOfNext');

/** What visitors do without a connection, and once it is back. The drivers have no switch for that: the host is gone. */
export function testOffline(browser: Browser): void {
  const until = <Value>(read: () => Promise<Value>) => expect.poll(read, { timeout: 30_000 });
  const amounts = () =>
    browser.evaluate(() => [...document.querySelectorAll('li [data-figure]')].map((amount) => amount.textContent));
  /*
   * What answers has kept the page whole. Not by its registration, of which WebKitGTK sometimes knows nothing while it
   * answers, nor by its state: Firefox sometimes never says that it is active.
   */
  const isKept = () => browser.evaluate(() => navigator.serviceWorker.controller !== null);
  const makeLive = () => browser.evaluate(() => void window.dispatchEvent(new Event('beforeprint')));
  /** All that the page's main part says, once React has taken it over. */
  const said = () =>
    browser.evaluate(() =>
      document.documentElement.dataset['react'] === 'live' ? document.querySelector('main')!.innerText : undefined,
    );
  const entered = { ...someInputs, partnersAtStart: otherInputs.partnersAtStart };

  async function enterPartners(language: Language): Promise<void> {
    await browser.click('textbox', translator(language)('boostPartnersFirstMonth'));
    await browser.evaluate(() => (document.activeElement as HTMLInputElement).select());
    await browser.type(String(entered.partnersAtStart));
  }

  test.for([defaultLanguage, mostDifferentLanguage])(
    'opened once, the page in $name works without a connection, from a link with other numbers',
    async (language) => {
      const host = await faultyHost(origin, (answer) => answer);
      await browser.open(`${host.origin}/${language.path}`);
      await makeLive();
      await until(isKept).toBe(true);
      await host[Symbol.asyncDispose]();
      await browser.open(`${host.origin}/${language.path}${queryFor(someInputs)}`);
      await until(amounts).toEqual(amountsFor(language, someInputs));
      await enterPartners(language);
      await until(amounts).toEqual(amountsFor(language, entered));
      await browser.click('button', translator(language)('share'));
      await until(() => browser.evaluate(() => document.querySelector('dialog:modal') !== null)).toBe(true);
    },
  );

  test.for([defaultLanguage, mostDifferentLanguage])(
    'after a deployment with other prices, the kept page in $name is replaced as a whole, and no digit is lost',
    async (language) => {
      await browser.open(`${originOfNext}/${language.path}${queryFor(entered)}`);
      await makeLive();
      await until(said).toBeDefined();
      const [next, nextAmounts] = [await said(), await amounts()];

      await using host = await changingHost(origin);
      await browser.open(`${host.origin}/${language.path}`);
      await makeLive();
      await until(isKept).toBe(true);
      host.answers(unreachable);
      await browser.open(`${host.origin}/${language.path}${queryFor(someInputs)}`);
      await until(amounts).toEqual(amountsFor(language, someInputs));

      host.publishes(originOfNext);
      host.answers();
      await browser.evaluate(() => void window.dispatchEvent(new Event('online')));
      await until(() => browser.evaluate(() => !document.getElementById('reload')!.hidden)).toBe(true);
      await enterPartners(language);
      const t = translator(language);
      await browser.click('button', `${t('updateAvailable')} ${t('reload')}`);
      await until(amounts).toEqual(nextAmounts);
      expect(nextAmounts).not.toEqual(amountsFor(language, entered));
      await makeLive();
      await until(said).toBe(next);
    },
  );
}
