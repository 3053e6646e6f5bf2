import { expect, inject, test } from 'vitest';
import { defaultLanguage } from '../../../src/config/languages.ts';
import { translator } from '../../../src/content/translate.ts';
import { changingHost, unreachable } from '../../support/changing-host.ts';
import { otherInputs, queryFor, someInputs } from '../../support/entered-inputs.ts';
import { amountsFor } from '../../support/expected-amounts.ts';
import { mostDifferentLanguage } from '../../support/other-language.ts';
import type { Browser } from '../browser.ts';
import { amountsIn, enterPartners, openUntilKept, until } from './kept-page.ts';

const origin = inject('origin');
const originOfNext = inject('originOfNext');

/** What a deployment does to who has the page before it. */
export function testDeployment(browser: Browser): void {
  /** All that the page's main part says, once React has taken it over. WebDriver knows no `undefined`. */
  const said = () =>
    browser.evaluate(() =>
      document.querySelector('button[name=kit]:enabled') ? document.querySelector('main')!.innerText : null,
    );
  const entered = { ...someInputs, partnersAtStart: otherInputs.partnersAtStart };

  test.for([defaultLanguage, mostDifferentLanguage])(
    'after a deployment with other prices, the kept page in $name is replaced as a whole, and no digit is lost',
    async (language) => {
      await browser.open(`${originOfNext}/${language.path}${queryFor(entered)}`);
      await until(said).not.toBeNull();
      const [next, nextAmounts] = [await said(), await amountsIn(browser)];
      expect(nextAmounts).not.toEqual(amountsFor(language, entered));

      await using host = await changingHost(origin);
      await openUntilKept(browser, `${host.origin}/${language.path}`);
      host.answers(unreachable);
      await browser.open(`${host.origin}/${language.path}${queryFor(someInputs)}`);
      await until(() => amountsIn(browser)).toEqual(amountsFor(language, someInputs));

      host.publishes(originOfNext);
      host.answers();
      await browser.evaluate(() => void window.dispatchEvent(new Event('online')));
      await until(() => browser.evaluate(() => !document.getElementById('reload')!.hidden)).toBe(true);
      await enterPartners(browser, language, entered.partnersAtStart);
      const t = translator(language);
      await browser.click('button', `${t('updateAvailable')} ${t('reload')}`);
      await until(() => amountsIn(browser)).toEqual(nextAmounts);
      await until(said).toBe(next);
    },
  );
}
