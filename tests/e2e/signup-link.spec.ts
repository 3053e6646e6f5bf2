import { expect, test } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { translator } from '../../src/content/translate.ts';
import { calculatorOn } from '../support/calculator.ts';
import { otherInputs, queryFor, someInputs } from '../support/entered-inputs.ts';
import { recordConsole } from './console-messages.ts';
import { holdIslandScripts, untilHydrated } from '../support/island-scripts.ts';
import { stallingNetwork } from '../support/network.ts';
import { expectSignup, signupLinks } from './signup-links.ts';
import { signupAddress } from '../../src/model/signup-link.ts';

/** Scripts that run before those of the page, by what the browser then refuses. */
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

for (const [what, refuse] of Object.entries(refusals)) {
  test(`in a browser that ${what}, the amounts are right and the referral code is kept`, async ({ page }) => {
    await page.addInitScript(refuse);
    const messages = recordConsole(page);
    const calculator = calculatorOn(page, defaultLanguage);
    await page.goto(`/de${queryFor(otherInputs)}&ref=abc`);
    await calculator.shows(otherInputs);
    await untilHydrated(page);
    await calculator.enter(someInputs);
    await calculator.shows(someInputs);
    await expectSignup(page, defaultLanguage, '/abc');
    expect(messages).toEqual([]);
  });
}

test('the code is carried from the header on, while the calculator is on its way', async ({ page, baseURL }) => {
  using network = await stallingNetwork(baseURL!, 'id="calculator"');
  await page.goto(`${network.origin}/${defaultLanguage.path}?ref=abc`, { waitUntil: 'commit' });
  await signupLinks(page, defaultLanguage).first().focus();
  const address = `${signupAddress}/abc?language=${defaultLanguage.code}`;
  for (const link of await signupLinks(page, defaultLanguage).all())
    await expect(link).toHaveAttribute('href', address);
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

test('whose code a link carries is said in the first frame, and nothing without one', async ({ page }) => {
  const release = await holdIslandScripts(page);
  const [before = '', after = ''] = translator(defaultLanguage)('linkCode', { code: '{code}' }).split('{code}');
  const line = page.getByRole('main').getByText(before);
  await page.goto('/de?ref=abc');
  await expect(line).toHaveText(`${before}abc${after}`);
  release();
  await untilHydrated(page);
  await expect(line).toHaveText(`${before}abc${after}`);
  await page.goto('/de');
  await untilHydrated(page);
  await expect(line).toBeHidden();
});
