import { afterAll, beforeEach, expect, inject, test } from 'vitest';
import { defaultLanguage as german, languages } from '../../src/config/languages.ts';
import { formatsFor } from '../../src/content/numbers-from-intl.ts';
import { translator } from '../../src/content/translate.ts';
import { plan } from '../../src/model/plan.ts';
import { defaultInputs, writeInputs } from '../../src/model/query-string.ts';
import { otherInputs, queryFor, someInputs, withPartners } from '../support/entered-inputs.ts';
import { amountsFor } from '../support/expected-amounts.ts';
import { calculatorLink } from '../support/kit.ts';
import { Browser, until, type Engine } from './browser.ts';

const origin = inject('origin');
const t = translator(german);
const firstField = t('boostPartnersFirstMonth');

/** What visitors and partners do, one after the other in one browser, each in a window of the same size. */
export function testIn(engine: Engine): void {
  const browser = new Browser(engine);
  beforeEach(() => engine.resize(1280, 1000));
  afterAll(() => engine.close());

  const address = () => browser.evaluate(() => location.pathname + location.search + location.hash);
  const amounts = () =>
    browser.evaluate(() => [...document.querySelectorAll('ol label bdi')].map((one) => one.textContent));
  /** Opens a page, and waits until its calculator is React's. */
  const open = async (path: string) => {
    await engine.open(origin + path);
    await hydrated();
  };
  const hydrated = () =>
    until(() => browser.evaluate(() => document.querySelector('button[name=kit]:enabled') !== null)).toBe(true);
  const field = () =>
    browser.evaluate(() => {
      const { value, selectionStart } = document.activeElement as HTMLInputElement;
      return [value, selectionStart];
    });
  /** Enters the first field and selects its number, which WebKit does not keep selected after a click. */
  const selectPartners = async (start = 0, end = 5) => {
    await browser.click(firstField);
    const select = (from: number, to: number) =>
      (document.activeElement as HTMLInputElement).setSelectionRange(from, to);
    await browser.evaluate(select, start, end);
  };

  // WebKit's own formats differ from others' in Italian and Hungarian.
  test.for(languages.filter(({ code }) => ['it', 'hu', 'ar'].includes(code)))(
    '$name has the amounts of a shared link',
    async (language) => {
      await engine.open(`${origin}/${language.path}${queryFor(someInputs)}`);
      await until(amounts).toEqual(amountsFor(language, someInputs));
      await hydrated();
      expect(await amounts()).toEqual(amountsFor(language, someInputs));
    },
  );

  test('typing over a number and pressing a button change the amounts and the address', async () => {
    await open(`/de${queryFor(otherInputs)}&ref=abc`);
    await selectPartners();
    await engine.type(String(someInputs.partnersAtStart - 1));
    await browser.click(t('increase', { label: firstField }));
    const typed = { ...otherInputs, partnersAtStart: someInputs.partnersAtStart };
    await until(amounts).toEqual(amountsFor(german, typed));
    await until(address).toBe(`/de${queryFor(typed)}&ref=abc`);
  });

  test('a character that does not fit is refused where it is typed: text and caret stay', async () => {
    await open('/de?partners=12345');
    await selectPartners(1, 1);
    await engine.type('9x');
    await until(field).toEqual(['12345', 1]);
    await selectPartners();
    await engine.type('0071');
    await until(field).toEqual(['71', 2]);
  });

  test('what is pasted is a number or refused as a whole, and can be undone', async () => {
    for (const { text, shown } of [
      { text: '€ 1.234', shown: '1234' },
      { text: '10\n20', shown: '7' },
    ]) {
      await open('/de?partners=7');
      const copied = (words: string) => {
        const area = document.createElement('textarea');
        area.value = words;
        document.body.prepend(area);
        area.select();
      };
      await browser.evaluate(copied, text);
      await engine.press('Control+c');
      await selectPartners();
      await engine.press('Control+v');
      const value = async () => (await field())[0];
      await until(value).toBe(shown);
      await browser.evaluate(() => document.execCommand('undo'));
      await until(value).toBe('7');
    }
  });

  test('what is typed before React or while it arrives counts, and React reports no error', async () => {
    await engine.open(`${origin}/de?ref=abc`);
    await browser.evaluate(() => {
      addEventListener('error', ({ message }) => (document.documentElement.dataset['error'] = message));
    });
    await browser.click(firstField);
    const typed = withPartners(123);
    await engine.type(String(typed.partnersAtStart));
    await until(amounts).toEqual(amountsFor(german, typed));
    await hydrated();
    await engine.type('4');
    const typedOn = { ...defaultInputs, partnersAtStart: Number(`${typed.partnersAtStart}4`) };
    await until(amounts).toEqual(amountsFor(german, typedOn));
    await until(address).toBe(`/de${writeInputs('?ref=abc', typedOn)}`);
    expect(await browser.evaluate(() => document.documentElement.dataset['error'] ?? '')).toBe('');
  });

  test('after a reload the marked month and the shown assumption are those that are calculated', async () => {
    await open(`/de${queryFor(someInputs)}`);
    const chosen = { ...someInputs, conversion: 50 };
    await browser.evaluate(() => document.querySelector<HTMLInputElement>('[name=month][value="2"]')!.click());
    await browser.evaluate(() => void (document.querySelector('details')!.open = true));
    const isOpen = () => browser.evaluate(() => document.querySelector('#conversion') !== null);
    await until(isOpen).toBe(true);
    await browser.evaluate(() => document.querySelector<HTMLElement>('#conversion')!.focus());
    await engine.type('5');
    await until(amounts).toEqual(amountsFor(german, chosen));
    await until(address).toBe(`/de${queryFor(chosen)}`);
    const shown = () =>
      browser.evaluate(() => [
        document.querySelector<HTMLInputElement>('[name=month]:checked')!.value,
        document.querySelector('#answer-heading [data-figure=month]')!.textContent,
        document.querySelector('[data-figure=conversion]')!.textContent,
      ]);
    const half = formatsFor(german).percent(50);
    expect(await shown()).toEqual(['2', '2', half]);
    await browser.evaluate(() => location.reload());
    await hydrated();
    const last = `${plan.horizonMonths}`;
    await until(shown).toEqual([last, last, half]);
    expect(await amounts()).toEqual(amountsFor(german, chosen));
  });

  test('the drawer of a narrow page opens, takes the focus and closes', async () => {
    await engine.resize(500, 700);
    await open('/de');
    const focusInDialog = () => browser.evaluate(() => document.activeElement!.closest('dialog:modal') !== null);
    for (const close of [() => engine.press('Escape'), () => browser.click(t('closeMenu'))]) {
      await browser.click(t('openMenu'));
      await until(focusInDialog).toBe(true);
      await close();
      await until(focusInDialog).toBe(false);
    }
  });

  test('the partner’s kit takes the code of a whole link, and closes with the focus on its button', async () => {
    await open('/de');
    await browser.click(t('share'));
    await browser.click(t('referralCode'));
    await engine.type(`${origin}/en?ref=XYZ-1`);
    const link = () => browser.evaluate(() => document.querySelector<HTMLTextAreaElement>('dialog textarea')?.value);
    await until(link).toBe(calculatorLink(origin, german, 'XYZ-1', defaultInputs));
    await engine.press('Escape');
    await until(() => browser.evaluate(() => document.activeElement?.textContent)).toBe(t('share'));
  });
}
