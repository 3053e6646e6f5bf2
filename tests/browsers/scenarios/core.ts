import { expect, inject, test } from 'vitest';
import { defaultLanguage, type Language, languages } from '../../../src/config/languages.ts';
import { formatsFor } from '../../../src/content/numbers-from-intl.ts';
import { translator } from '../../../src/content/translate.ts';
import { plan } from '../../../src/model/plan.ts';
import { defaultInputs, writeInputs } from '../../../src/model/query-string.ts';
import { otherInputs, queryFor, someInputs, withPartners } from '../../support/entered-inputs.ts';
import { amountsFor } from '../../support/expected-amounts.ts';
import { insertions } from '../../support/insertions.ts';
import type { Browser } from '../browser.ts';
import { addressOf, amountsIn, hydrate, until } from './look-at-page.ts';

const origin = inject('origin');
const german = defaultLanguage;
const fieldLabel = (language: Language) => translator(language)('boostPartnersFirstMonth');

/** What visitors do with the calculator. */
export function testCore(browser: Browser): void {
  const address = () => addressOf(browser);
  const amounts = () => amountsIn(browser);
  /** Enters the first field and selects its number, which WebKit does not keep selected after a click. */
  const selectPartners = async () => {
    await browser.click('textbox', fieldLabel(german));
    await browser.evaluate(() => (document.activeElement as HTMLInputElement).select());
  };

  // WebKit's own formats differ from others' in Italian and Hungarian.
  const tried = languages.filter(({ code }) => ['de', 'it', 'hu', 'ar'].includes(code));
  test.for(tried)('$name has the amounts of a shared link', async (language) => {
    await browser.engine.open(`${origin}/${language.path}${queryFor(someInputs)}`);
    await until(amounts).toEqual(amountsFor(language, someInputs));
    await hydrate(browser);
    expect(await amounts()).toEqual(amountsFor(language, someInputs));
  });

  test('typing over a number and pressing a button change the amounts and the address at once', async () => {
    await browser.engine.open(`${origin}/de${queryFor(otherInputs)}&ref=abc`);
    await hydrate(browser);
    await selectPartners();
    await browser.engine.type(String(someInputs.partnersAtStart - 1));
    await browser.click('button', translator(german)('increase', { label: fieldLabel(german) }));
    const typed = { ...otherInputs, partnersAtStart: someInputs.partnersAtStart };
    await until(amounts).toEqual(amountsFor(german, typed));
    await until(address).toBe(`/de${queryFor(typed)}&ref=abc`);
  });

  test('a character that does not fit is refused where it is typed: text and caret stay', async () => {
    await browser.engine.open(`${origin}/de`);
    await hydrate(browser);
    await selectPartners();
    await browser.engine.type('12345');
    await browser.evaluate(() => (document.activeElement as HTMLInputElement).setSelectionRange(1, 1));
    await browser.engine.type('9x');
    const field = () =>
      browser.evaluate(() => {
        const { value, selectionStart } = document.activeElement as HTMLInputElement;
        return [value, selectionStart];
      });
    await until(field).toEqual(['12345', 1]);
    await selectPartners();
    await browser.engine.type('0071');
    await until(field).toEqual(['71', 2]);
  });

  const pasted = insertions.filter(({ what }) =>
    ['more digits than fit', 'numbers in two lines', 'an amount'].includes(what),
  );
  test.for(pasted)('pasted: $what', async ({ stands, caret, inserted, shown }) => {
    await browser.engine.open(`${origin}/de?partners=${stands}&text=${encodeURIComponent(inserted)}`);
    await hydrate(browser);
    await browser.evaluate(() => {
      const text = document.createElement('textarea');
      text.value = new URLSearchParams(location.search).get('text')!;
      document.body.prepend(text);
      text.select();
    });
    await browser.engine.pressControl('c');
    await selectPartners();
    if (caret === 1) await browser.evaluate(() => (document.activeElement as HTMLInputElement).setSelectionRange(1, 1));
    await browser.engine.pressControl('v');
    const partners = () => browser.evaluate(() => (document.activeElement as HTMLInputElement).value);
    await until(partners).toBe(shown);
    await browser.evaluate(() => document.execCommand('undo'));
    await until(partners).toBe(stands);
  });

  test('what is typed before React or while it arrives counts, and React reports no error', async () => {
    await browser.engine.open(`${origin}/de?ref=abc`);
    await browser.evaluate(() => {
      addEventListener('error', ({ message }) => (document.documentElement.dataset['error'] = message));
    });
    await browser.click('textbox', fieldLabel(german));
    const typed = withPartners(123);
    await browser.engine.type(String(typed.partnersAtStart));
    await until(amounts).toEqual(amountsFor(german, typed));

    await hydrate(browser);
    await browser.engine.type('4');
    const typedOn = { ...defaultInputs, partnersAtStart: Number(`${typed.partnersAtStart}4`) };
    await until(amounts).toEqual(amountsFor(german, typedOn));
    await until(address).toBe(`/de${writeInputs('?ref=abc', typedOn)}`);
    expect(await browser.evaluate(() => document.documentElement.dataset['error'] ?? '')).toBe('');
  });

  test('after a reload the marked month is the calculated one', async () => {
    await browser.engine.open(`${origin}/de`);
    await hydrate(browser);
    const months = () =>
      browser.evaluate(() => [
        document.querySelector<HTMLInputElement>('[name=month]:checked')!.value,
        document.querySelector('#answer-heading [data-figure=month]')!.textContent,
      ]);
    await browser.evaluate(() => document.querySelector<HTMLInputElement>('[name=month][value="2"]')!.click());
    await until(months).toEqual(['2', '2']);
    await browser.evaluate(() => location.reload());
    await hydrate(browser);
    const last = `${plan.horizonMonths}`;
    await until(months).toEqual([last, last]);
  });

  test('a value that is chosen by keys counts, and is the one shown after a reload', async () => {
    await browser.engine.open(`${origin}/de${queryFor(someInputs)}`);
    await hydrate(browser);
    const shown = () =>
      browser.evaluate(() => document.querySelector<HTMLSelectElement>('#conversion')!.selectedOptions[0]!.textContent);
    const chosen = { ...someInputs, conversion: 50 };
    await browser.evaluate(() => document.querySelector<HTMLElement>('#conversion')!.focus());
    await browser.engine.type('5');
    await until(shown).toBe(formatsFor(german).percent(50));
    await until(amounts).toEqual(amountsFor(german, chosen));
    await until(address).toBe(`/de${queryFor(chosen)}`);
    await browser.evaluate(() => location.reload());
    await hydrate(browser);
    await until(shown).toBe(formatsFor(german).percent(50));
    expect(await amounts()).toEqual(amountsFor(german, chosen));
  });
}
