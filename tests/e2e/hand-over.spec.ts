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
/** Two numbers, one over the other: React is to take over while the first is typed. */
const first = [...typed, 'Backspace', 'Backspace', '9', '9', ...Array<string>(5).fill('Backspace')];
const keys = [...first, ...typed];
/** Milliseconds that each key is held down, and the next one follows: fast typing. */
const keyInterval = 30;
const rounds = 3;

/** The keys at which React is let in: every one of the first number and the next, shared out among the rounds. */
const arrivalsOf = (round: number) => [...first.keys(), first.length].filter((key) => key % rounds === round);

/** Types while React arrives, let in at this key; gives whether React took over between the first key and the last. */
async function typeAcross(page: Page, arrival: number): Promise<boolean> {
  const release = await holdIslandScripts(page);
  const calculator = calculatorOn(page, defaultLanguage);
  await page.goto('/de', { waitUntil: 'commit' });
  await calculator.partners.focus();
  await askForReact(page);
  for (const [index, key] of keys.entries()) {
    // Within three keys in a row, at three moments of a key.
    if (index === arrival) setTimeout(release, (Math.floor(arrival / rounds) % 3) * (keyInterval / 3));
    await page.keyboard.press(key, { delay: keyInterval });
  }
  await untilLive(page);

  await calculator.shows(inputs);
  await expect(page).toHaveURL(`/de${writeInputs('', inputs)}`);
  await expect(calculator.partners).toBeFocused();
  // React alone writes the overview.
  await page.getByText(t('monthOverview'), { exact: true }).click();
  const overview = page.getByRole('region', { name: t('monthOverview') });
  await expect(overview.getByRole('cell').last()).toHaveText(amountsFor(defaultLanguage, inputs).at(-1)!);
  const lived = await keysWithReact(page);
  return lived.includes(true) && lived.includes(false);
}

for (let round = 0; round < rounds; round += 1) {
  const arrivals = arrivalsOf(round);
  test(
    `keys typed while React arrives all count, in their order: let in at keys ${arrivals.join(', ')}`,
    round === 0 ? {} : exhaustive,
    async ({ page }) => {
      const messages = recordConsole(page);
      await noteKeysWithReact(page);
      let during = 0;
      for (const arrival of arrivals) if (await typeAcross(page, arrival)) during += 1;
      // Otherwise this would have tested nothing.
      expect(during).toBeGreaterThan(0);
      expect(messages).toEqual([]);
    },
  );
}
