import { inject, test } from 'vitest';
import { defaultLanguage } from '../../../src/config/languages.ts';
import { translator } from '../../../src/content/translate.ts';
import { otherInputs, queryFor, someInputs } from '../../support/entered-inputs.ts';
import { amountsFor } from '../../support/expected-amounts.ts';
import { changingHost } from '../../support/network.ts';
import { mostDifferentLanguage } from '../../support/other-language.ts';
import type { Browser } from '../browser.ts';
import { amountsIn, enterPartners, openUntilCached, until } from './cached-page.ts';

const origin = inject('origin');

/** What visitors do without a connection. The drivers have no switch for that: the host is gone. */
export function testOffline(browser: Browser): void {
  const entered = { ...someInputs, partnersAtStart: otherInputs.partnersAtStart };

  test.for([defaultLanguage, mostDifferentLanguage])(
    'opened once, the page in $name works offline, from a link with other numbers',
    async (language) => {
      const host = await changingHost(origin);
      await openUntilCached(browser, `${host.origin}/${language.path}`);
      host.close();
      await browser.open(`${host.origin}/${language.path}${queryFor(someInputs)}`);
      await until(() => amountsIn(browser)).toEqual(amountsFor(language, someInputs));
      const day = new Date().toLocaleDateString(`${language.hreflang}-u-nu-latn`, { dateStyle: 'long' });
      const cachedLine = () =>
        browser.evaluate(() => [...document.querySelectorAll('main p:not([hidden])')].map((line) => line.textContent));
      await until(cachedLine).toContain(translator(language)('cachedPage', { date: day }));
      await enterPartners(browser, language, entered.partnersAtStart);
      await until(() => amountsIn(browser)).toEqual(amountsFor(language, entered));
    },
  );
}
