import { expect, inject, test } from 'vitest';
import { defaultLanguage } from '../../../src/config/languages.ts';
import { videoPlayerOrigin } from '../../../src/config/video.ts';
import { translator } from '../../../src/content/translate.ts';
import { queryFor, someInputs } from '../../support/entered-inputs.ts';
import { amountsFor } from '../../support/expected-amounts.ts';
import { otherLanguage } from '../../support/other-language.ts';
import { videosOf } from '../../support/page-videos.ts';
import type { Browser } from '../browser.ts';
import { addressOf, amountsIn, hydrate, until } from './look-at-page.ts';

const origin = inject('origin');
const german = defaultLanguage;

/** What visitors do with the page around the calculator: its languages, its menu, its films, its root. */
export function testPage(browser: Browser): void {
  const address = () => addressOf(browser);
  const amounts = () => amountsIn(browser);

  test('the language switcher keeps the numbers, and Back returns to the first language', async () => {
    await browser.engine.open(`${origin}/de${queryFor(someInputs)}`);
    const name = `${translator(german)('chooseLanguage')} ${german.name}`;
    await browser.click('button', name);
    await browser.click('link', otherLanguage.name);
    await until(address).toBe(`/${otherLanguage.path}${queryFor(someInputs)}`);
    await until(amounts).toEqual(amountsFor(otherLanguage, someInputs));
    await browser.evaluate(() => history.back());
    await until(address).toBe(`/de${queryFor(someInputs)}`);
    await until(amounts).toEqual(amountsFor(german, someInputs));
  });

  test('the drawer of a narrow page opens, takes the focus and closes', async () => {
    await browser.engine.resize(500, 700);
    await until(() => browser.evaluate(() => innerWidth)).toBeLessThan(600);
    await browser.engine.open(`${origin}/de`);
    /** What slides or fades blocks a click until it has come to rest. */
    const drawer = () =>
      browser.evaluate(() => {
        if (document.getAnimations().length > 0) return 'moves';
        return document.querySelector('dialog')?.matches(':modal') ? 'is open' : 'is closed';
      });
    const t = translator(german);
    await browser.click('button', t('openMenu'));
    await until(drawer).toBe('is open');
    expect(await browser.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    await browser.engine.pressEscape();
    await until(drawer).toBe('is closed');
    await browser.click('button', t('openMenu'));
    await until(drawer).toBe('is open');
    await browser.click('button', t('closeMenu'));
    await until(drawer).toBe('is closed');
  });

  test('a window that is made narrow and wide again is laid out anew each time', async () => {
    await browser.engine.open(`${origin}/de`);
    await hydrate(browser);
    const layout = () =>
      browser.evaluate(() =>
        ['.bar > .wide', '.month-list'].map((part) => getComputedStyle(document.querySelector(part)!).display),
      );
    for (const { width, expected } of [
      { width: 1280, expected: ['flex', 'flex'] },
      { width: 500, expected: ['none', 'grid'] },
      { width: 1280, expected: ['flex', 'flex'] },
      { width: 500, expected: ['none', 'grid'] },
    ]) {
      await browser.engine.resize(width, 900);
      await until(layout).toEqual(expected);
    }
  });

  test('a click on a video puts the player in its place', async () => {
    await browser.engine.open(`${origin}/de`);
    await browser.click('link', videosOf(german).at(-1)!.link);
    const player = () => browser.evaluate(() => document.querySelector('iframe')?.src ?? '');
    await until(player).toMatch(`${videoPlayerOrigin}/embed/`);
  });

  test('the root leads to the browser’s language and keeps the query and the hash', async () => {
    await browser.engine.open(`${origin}/?ref=abc&partners=50#calculator`);
    await until(address).toBe('/en?ref=abc&partners=50#calculator');
  });
}
