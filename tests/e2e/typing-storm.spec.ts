import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { plan } from '../../src/config/plan.ts';
import { translator } from '../../src/content/translate.ts';
import { defaultInputs, writeInputs } from '../../src/model/query-string.ts';
import { calculatorOn, drawnColumns } from '../support/calculator.ts';
import { expectedColumns } from '../support/expected-columns.ts';
import { recordConsole } from './console-messages.ts';
import { amountsFor } from '../support/expected-amounts.ts';
import { untilHydrated } from '../support/island-scripts.ts';

const t = translator(defaultLanguage);

/**
 * Changes the number of partners so many times, as a visitor or the browser does, in the empty field that has the
 * focus. Gives the last value, where it is not the browser's to say.
 */
type Storm = (changes: number, page: Page, devTools: CDPSession) => Promise<number | void>;

const field = (page: Page) => calculatorOn(page, defaultLanguage).partners;

const storms: Readonly<Record<string, { readonly changes: number; readonly raise: Storm }>> = {
  'a held plus button': {
    changes: 200,
    raise: async (changes, page) => {
      await calculatorOn(page, defaultLanguage).increasePartners.hover();
      await page.mouse.down();
      await page.clock.runFor(changes * 60);
      await page.mouse.up();
    },
  },
  'pasted text': {
    changes: 20,
    raise: async (changes, page) => {
      for (let number = 1; number <= changes; number += 1) {
        await page.keyboard.press('ControlOrMeta+A');
        await page.keyboard.insertText(`about ${number} partners`);
      }
      return changes;
    },
  },
  'composed text': {
    changes: 20,
    raise: async (changes, page, devTools) => {
      for (let number = 1; number <= changes; number += 1) {
        await page.keyboard.press('ControlOrMeta+A');
        const text = String(number);
        for (const part of [text.slice(0, 1), text]) {
          await devTools.send('Input.imeSetComposition', { text: part, selectionStart: 0, selectionEnd: part.length });
        }
        await devTools.send('Input.insertText', { text });
      }
      return changes;
    },
  },
  'what the browser fills in': {
    changes: 240,
    raise: async (changes, page) => {
      await field(page).evaluate((input: HTMLInputElement, last) => {
        for (let number = 1; number <= last; number += 1) {
          input.value = String(number);
          for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
        }
      }, changes);
      return changes;
    },
  },
};

/** Bytes that the page's scripts hold once nothing more can be thrown away, and how many nodes and listeners there are. */
async function held(devTools: CDPSession) {
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devTools.send('Memory.getDOMCounters');
  return { bytes: usedSize, nodes, listeners: jsEventListeners };
}

test('after 500 changes the last value stands everywhere, and nothing has piled up', async ({ page }) => {
  const messages = recordConsole(page);
  const devTools = await page.context().newCDPSession(page);
  const { partners, shows } = calculatorOn(page, defaultLanguage);
  await page.clock.install();
  await page.goto('/de?ref=abc');
  await page.clock.runFor(1000);
  await untilHydrated(page);

  const expectLastValue = async (raise: Storm, changes: number) => {
    await partners.fill('');
    const partnersAtStart = (await raise(changes, page, devTools)) ?? Number(await partners.inputValue());
    const last = { ...defaultInputs, partnersAtStart };
    await page.clock.runFor(5000);
    await shows(last);
    await expect.poll(() => drawnColumns(page)).toEqual(expectedColumns(last));
    await expect(page).toHaveURL(`/de${writeInputs('?ref=abc', last)}`);
    const amount = amountsFor(defaultLanguage, last).at(-1)!;
    const said = t('resultAnnouncement', { month: plan.horizonMonths, amount });
    await expect.poll(() => page.getByRole('status').textContent()).toMatch(new RegExp(`${RegExp.escape(said)}$`));
  };

  // The first round warms up what is made once and kept.
  for (const storm of Object.values(storms)) await expectLastValue(storm.raise, 8);
  const before = await held(devTools);
  for (const [what, storm] of Object.entries(storms))
    await test.step(what, () => expectLastValue(storm.raise, storm.changes));
  const after = await held(devTools);
  expect(after.bytes - before.bytes).toBeLessThan(1_000_000);
  // The browser's own history of what can be taken back holds some.
  expect(after.nodes - before.nodes).toBeLessThan(1_000);
  expect(after.listeners).toBe(before.listeners);
  expect(messages).toEqual([]);
});
