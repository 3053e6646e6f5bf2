import { expect, inject, test } from 'vitest';
import { defaultLanguage } from '../../../src/config/languages.ts';
import { plan } from '../../../src/config/plan.ts';
import { formatsFor } from '../../../src/content/numbers-from-intl.ts';
import { translator } from '../../../src/content/translate.ts';
import type { Inputs } from '../../../src/model/projection.ts';
import { changedInputs, queryFor, someAssumptions, someInputs } from '../../support/entered-inputs.ts';
import { amountsFor } from '../../support/expected-amounts.ts';
import { figuresFor } from '../../support/expected-figures.ts';
import type { Browser } from '../browser.ts';

const origin = inject('origin');
const t = translator(defaultLanguage);
const { count } = formatsFor(defaultLanguage, plan.currency);
const home = `/${defaultLanguage.path}`;

/** What visitors do with the assumptions. */
export function testAssumptions(browser: Browser): void {
  const until = <Value>(read: () => Promise<Value>) => expect.poll(read, { timeout: 15_000 });
  const address = () => browser.evaluate(() => location.pathname + location.search);
  /** Into sight, too: WebKit's driver scrolls to no button of a field. */
  const openAssumptions = () =>
    browser.evaluate(() => {
      const assumptions = document.querySelector('#assumptions')!;
      assumptions.setAttribute('open', '');
      assumptions.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
  const isHydrated = () => browser.evaluate(() => document.querySelector('button[name=kit]:enabled') !== null);
  const says = (text: string) =>
    until(() =>
      browser.evaluate(() =>
        [...document.querySelectorAll('[data-result] p')].map((line) => (line as HTMLElement).innerText).join('\n'),
      ),
    ).toContain(text);
  const saysNothingOf = async (text: string) =>
    expect(await browser.evaluate(() => document.querySelector<HTMLElement>('[data-result]')!.innerText)).not.toContain(
      text,
    );

  /** Waits until the page shows the amounts, figures and assumptions of these inputs. */
  const shows = async (inputs: Inputs) => {
    const expected = [...amountsFor(defaultLanguage, inputs), ...figuresFor(defaultLanguage, inputs)];
    await until(() =>
      browser.evaluate(() =>
        [...document.querySelectorAll('#calculator :is(li, [data-case]) [data-figure]')].map(
          ({ textContent }) => textContent,
        ),
      ),
    ).toEqual(expect.arrayContaining(expected));
    const fields = () =>
      browser.evaluate(() =>
        [...document.querySelectorAll<HTMLInputElement>('#assumptions [inputmode]')].map(({ value }) => value || '0'),
      );
    await until(fields).toEqual([
      count(inputs.cancellation),
      count(inputs.referralsTenths / 10),
      count(inputs.conversion),
    ]);
  };

  test('a link with assumptions is right before React and with it, and says so at the result', async () => {
    await browser.open(`${origin}${home}${queryFor(changedInputs)}&ref=abc`);
    await shows(changedInputs);
    await says(t('ownAssumptions'));
    await until(isHydrated).toBe(true);
    await shows(changedInputs);
  });

  test('values that an assumption cannot have count as the plan’s, beside the numbers of a link', async () => {
    for (const value of ['101', '-1', '0.55', '0,5', '1e1', '']) {
      const query = `${queryFor(someInputs)}&cancellation=${value}&referrals=${value}&conversion=${value}`;
      await browser.open(`${origin}${home}${query}`);
      await shows(someInputs);
      await saysNothingOf(t('ownAssumptions'));
    }
  });

  test('referrals are typed with either decimal sign, and written as the language does once the field is left', async () => {
    const { referralsTenths } = someAssumptions;
    const typed = { ...someInputs, referralsTenths };
    for (const sign of ['.', ',']) {
      await browser.open(`${origin}${home}${queryFor(someInputs)}`);
      await openAssumptions();
      await browser.click('textbox', t('referralRate'));
      await browser.type(`${Math.floor(referralsTenths / 10)}${sign}${referralsTenths % 10}`);
      await browser.click('textbox', t('conversion'));
      await shows(typed);
      await until(address).toBe(`${home}${queryFor(typed)}`);
    }
  });
}
