import { expect, test, type Page } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { translator } from '../../src/content/translate.ts';
import { writeInputs } from '../../src/model/query-string.ts';
import { calculatorOn } from '../support/calculator.ts';
import { withPartners } from '../support/entered-inputs.ts';
import { recordConsole } from './console-messages.ts';
import { exhaustive } from '../support/exhaustive.ts';
import { amountsFor } from '../support/expected-amounts.ts';
import {
  askForReact,
  holdIslandScripts,
  keysWithReact,
  noteKeysWithReact,
  untilLive,
} from '../support/island-scripts.ts';

const t = translator(defaultLanguage);
const inputs = withPartners(12345);
const typed = String(inputs.partnersAtStart);
const erased = Array<string>(5).fill('Backspace');
/** Numbers typed one over the other, which begin and end with an empty field: React is to take over while one is typed. */
const round = [...typed, 'Backspace', 'Backspace', '9', '9', ...erased];
/** Milliseconds that each key is held down, and the next one follows: fast typing. */
const keyInterval = 30;
const rounds = 3;

/** The keys at which React is let in: every one of the first round and the next, shared out among the tests. */
const arrivalsOf = (test: number) => [...round.keys(), round.length].filter((key) => key % rounds === test);

/** What the field shows after each key, if every key counts once. */
function shownAfter(keys: readonly string[]): string[] {
  let text = '';
  return keys.map((key) => (text = key === 'Backspace' ? text.slice(0, -1) : text + key));
}

declare global {
  interface Window {
    /** What the field with the focus showed as each key was let go. */
    shownAtKeys: string[];
  }
}

/** Types while React arrives, let in at this key, and for as long as it takes to arrive. */
async function typeAcross(page: Page, arrival: number): Promise<void> {
  const release = await holdIslandScripts(page);
  const calculator = calculatorOn(page, defaultLanguage);
  await page.goto('/de', { waitUntil: 'commit' });
  await calculator.partners.focus();
  await calculator.partners.press('Delete');
  const keys: string[] = [];
  const type = async (more: readonly string[]) => {
    for (const key of more) {
      // At three moments of a key.
      if (keys.length === arrival) setTimeout(release, (Math.floor(arrival / rounds) % 3) * (keyInterval / 3));
      keys.push(key);
      await page.keyboard.press(key, { delay: keyInterval });
    }
  };
  // What hears of it may not be there yet at the first time; typing alone would keep React waiting.
  do {
    await askForReact(page);
    await type(round);
  } while (keys.length <= arrival || !(await keysWithReact(page)).includes(true));
  await type(typed.split(''));
  await untilLive(page);

  // A lost key shows at once: the numbers that are typed later would hide it.
  expect((await page.evaluate(() => window.shownAtKeys)).slice(1)).toEqual(shownAfter(keys));
  expect(await keysWithReact(page)).toContain(false);
  await calculator.shows(inputs);
  await expect(page).toHaveURL(`/de${writeInputs('', inputs)}`);
  await expect(calculator.partners).toBeFocused();
  // React alone writes the overview.
  await page.getByText(t('monthOverview'), { exact: true }).click();
  const overview = page.getByRole('region', { name: t('monthOverview') });
  await expect(overview.getByRole('row').last().getByRole('cell').first()).toHaveText(
    amountsFor(defaultLanguage, inputs).at(-1)!,
  );
}

for (let part = 0; part < rounds; part += 1) {
  const arrivals = arrivalsOf(part);
  test(
    `keys typed while React arrives all count, in their order: let in at keys ${arrivals.join(', ')}`,
    part === 0 ? {} : exhaustive,
    async ({ page }) => {
      const messages = recordConsole(page);
      await noteKeysWithReact(page);
      await page.addInitScript(() => {
        window.shownAtKeys = [];
        addEventListener('keyup', () => {
          window.shownAtKeys.push((document.activeElement as HTMLInputElement).value);
        });
      });
      for (const arrival of arrivals) await typeAcross(page, arrival);
      expect(messages).toEqual([]);
    },
  );
}

test('keys at the very moment at which React has made the whole calculator anew count', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.documentElement.dataset['react'] !== 'live') return;
      // As keys do: each is reported before the next one.
      for (const digit of '345') document.execCommand('insertText', false, digit);
    }).observe(document, { attributeFilter: ['data-react'], subtree: true });
  });
  const release = await holdIslandScripts(page);
  const { partners, shows } = calculatorOn(page, defaultLanguage);
  await page.goto('/de');
  await page.evaluate(() => document.querySelector('astro-island')!.prepend('text'));
  await partners.focus();
  await page.keyboard.type('12');
  release();
  await askForReact(page);
  await untilLive(page);
  await shows(inputs);
});
