import { expect, test, type Page } from '@playwright/test';
import { inputRules } from '../../src/config/inputs.ts';
import { defaultLanguage } from '../../src/config/languages.ts';
import { translator } from '../../src/content/translate.ts';
import { calculatorOn } from '../support/calculator.ts';
import { recordConsole } from './console-messages.ts';
import { amountsOfModel } from '../support/expected-amounts.ts';
import { holdIslandScripts, untilHydrated } from '../support/island-scripts.ts';

const t = translator(defaultLanguage);
const typed = '12345';
/** Two numbers, one over the other: React is to take over while the first is typed. */
const first = [...typed, 'Backspace', 'Backspace', '9', '9', ...Array<string>(5).fill('Backspace')];
const keys = [...first, ...typed];
/** Milliseconds that each key is held down, and the next one follows: fast typing. */
const keyInterval = 30;
const rounds = 5;
const repetitionsPerRound = 10;

/** When React is let in, in milliseconds from the first key, spread evenly over the typing of the first number. */
function arrivalsOf(round: number): number[] {
  const step = (first.length * keyInterval) / (rounds * repetitionsPerRound);
  return Array.from({ length: repetitionsPerRound }, (_, index) => (index * rounds + round) * step);
}

/** Types while React arrives; gives whether React took over between the first key and the last. */
async function typeAcross(page: Page, arrival: number): Promise<boolean> {
  const release = await holdIslandScripts(page);
  const calculator = calculatorOn(page, defaultLanguage);
  await page.goto('/de', { waitUntil: 'commit' });
  await calculator.partners.focus();
  setTimeout(release, arrival);
  for (const key of keys) await page.keyboard.press(key, { delay: keyInterval });
  await untilHydrated(page);

  const amounts = amountsOfModel(defaultLanguage, Number(typed), 10);
  await calculator.shows(typed, '10', amounts);
  await expect(page).toHaveURL(`/de?${inputRules.partnersAtStart.parameter}=${typed}`);
  await expect(calculator.partners).toBeFocused();
  // React alone writes the overview.
  await page.getByText(t('monthOverview'), { exact: true }).click();
  const overview = page.getByRole('region', { name: t('monthOverview') });
  await expect(overview.getByRole('cell').last()).toHaveText(amounts.at(-1)!);
  // Beside those that were typed, waiting for React gives a key.
  const liveAtKeys = (await page.evaluate(() => window.liveAtKeys)).slice(0, keys.length);
  return liveAtKeys.includes(true) && liveAtKeys.includes(false);
}

declare global {
  interface Window {
    /** For each key, whether React had the fields by then. */
    liveAtKeys: boolean[];
  }
}

for (let round = 0; round < rounds; round += 1) {
  test(`keys typed while React arrives all count, in their order: ${repetitionsPerRound} times, round ${round + 1}`, async ({
    page,
  }) => {
    const messages = recordConsole(page);
    await page.addInitScript(() => {
      window.liveAtKeys = [];
      addEventListener('keydown', ({ target }) => {
        window.liveAtKeys.push(Object.keys(target as Element).some((key) => key.startsWith('__reactProps')));
      });
    });
    let during = 0;
    for (const arrival of arrivalsOf(round)) if (await typeAcross(page, arrival)) during += 1;
    // Otherwise this would have tested nothing.
    expect(during).toBeGreaterThan(0);
    expect(messages).toEqual([]);
  });
}
