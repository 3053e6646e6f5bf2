import { expect, inject, test, vi } from 'vitest';
import { defaultLanguage } from '../../../src/config/languages.ts';
import { translator } from '../../../src/content/translate.ts';
import { defaultInputs } from '../../../src/model/query-string.ts';
import { calculatorLink, kitWords } from '../../support/kit.ts';
import { changingHost } from '../../support/network.ts';
import type { Browser } from '../browser.ts';
import { hydrate, until } from './look-at-page.ts';

const origin = inject('origin');
const t = translator(defaultLanguage);
const home = `/${defaultLanguage.path}`;

/** What partners do with their kit. */
export function testKit(browser: Browser): void {
  const isOpen = () => browser.evaluate(() => document.querySelector('dialog:modal') !== null);
  const link = () =>
    browser.evaluate(() => document.querySelector<HTMLTextAreaElement>('[aria-labelledby=kit-link]')?.value);
  const said = () =>
    browser.evaluate(() => [...document.querySelectorAll('dialog [role=status]')].map((region) => region.textContent));

  test('the partner’s kit takes the code of a whole link, and copies its own', async () => {
    await browser.engine.open(`${origin}${home}`);
    await browser.click('button', t('share'));
    await until(isOpen).toBe(true);
    await vi.waitFor(() => browser.click('textbox', t('referralCode')), 10_000);
    await browser.engine.type(`${origin}/en?ref=XYZ-1`);
    const made = calculatorLink(origin, defaultLanguage, 'XYZ-1', defaultInputs);
    await until(link).toBe(made);

    await browser.click('button', t('copyLink'));
    await until(said).toContainEqual(expect.stringMatching(`^(${t('linkCopied')}|${t('copyByHand')})$`));

    await browser.engine.pressEscape();
    await until(isOpen).toBe(false);
    await until(() => browser.evaluate(() => document.activeElement?.textContent)).toBe(t('share'));
    await browser.click('button', t('share'));
    await until(isOpen).toBe(true);
    await browser.engine.clickAt(5, 5);
    await until(isOpen).toBe(false);
  });

  test('what could not be loaded is loaded at a later press', async () => {
    const network = await changingHost(origin);
    network.answers((answer, path) => (kitWords.test(path) ? 'breaks off' : answer));
    await browser.engine.open(network.origin + home);
    await hydrate(browser);
    await browser.click('button', t('share'));
    const answer = () => browser.evaluate(() => document.querySelector('button[name=kit]')!.parentElement!.innerText);
    await until(answer).toContain(t('notLoaded'));
    network.answers((answer) => answer);
    await browser.click('button', t('share'));
    await until(isOpen).toBe(true);
    network.close();
  });
}
