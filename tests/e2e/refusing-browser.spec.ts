import { expect, test, type Page } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { calculatorOn } from '../support/calculator.ts';
import { otherInputs, queryFor, someInputs } from '../support/entered-inputs.ts';
import { recordConsole } from './console-messages.ts';
import { untilHydrated } from '../support/island-scripts.ts';
import { expectSignup } from './signup-links.ts';

/** To run in the page before its own scripts. */
const refusals = {
  'does not let its address be written': () => {
    history.replaceState = () => {
      throw new DOMException('100 times in 10 seconds', 'SecurityError');
    };
  },
  'keeps nothing, not even for the visit': () => {
    const refuse = {
      get: () => {
        throw new DOMException('Storage is off', 'SecurityError');
      },
    };
    for (const storage of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore']) {
      Object.defineProperty(window, storage, refuse);
    }
    Object.defineProperty(Document.prototype, 'cookie', refuse);
  },
};

/** Opens a shared link of the German page and changes both inputs. */
async function expectToWork(page: Page): Promise<void> {
  const messages = recordConsole(page);
  const calculator = calculatorOn(page, defaultLanguage);
  await page.goto(`/de${queryFor(otherInputs)}&ref=abc`);
  await calculator.shows(otherInputs);
  await untilHydrated(page);
  await calculator.enter(someInputs);
  await calculator.shows(someInputs);
  await expectSignup(page, defaultLanguage, '/abc');
  expect(messages).toEqual([]);
}

for (const [what, refuse] of Object.entries(refusals)) {
  test(`a browser that ${what} has right amounts and keeps the referral code`, async ({ page }) => {
    await page.addInitScript(refuse);
    await expectToWork(page);
  });
}
