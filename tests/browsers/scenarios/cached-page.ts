import { expect } from 'vitest';
import type { Language } from '../../../src/config/languages.ts';
import { translator } from '../../../src/content/translate.ts';
import type { Browser } from '../browser.ts';

/** Asks again until the answer is there. */
export const until = <Value>(read: () => Promise<Value>) => expect.poll(read, { timeout: 30_000 });

/** The amounts of the months. */
export const amountsIn = (browser: Browser) =>
  browser.evaluate(() =>
    [...document.querySelectorAll('ol label bdi:not([data-figure])')].map((amount) => amount.textContent),
  );

/** Types in place of the partners at the start. */
export async function enterPartners(browser: Browser, language: Language, partners: number): Promise<void> {
  await browser.click('textbox', translator(language)('boostPartnersFirstMonth'));
  await browser.evaluate(() => (document.activeElement as HTMLInputElement).select());
  await browser.engine.type(String(partners));
}
