import { expect, test } from '@playwright/test';
import { inputRules } from '../../src/config/inputs.ts';
import { defaultLanguage } from '../../src/config/languages.ts';
import { calculatorOn } from '../support/calculator.ts';
import { changedInputs, queryFor, someAssumptions, someInputs } from '../support/entered-inputs.ts';
import { expectNotHydrated, holdIslandScripts, untilHydrated } from '../support/island-scripts.ts';
import { recordConsole } from './console-messages.ts';

const names = ['cancellation', 'referralsTenths', 'conversion'] as const;
const parameterOf = (name: (typeof names)[number]) => inputRules[name].parameter;

/** What no assumption can be, and what only that with a decimal can. `unit/query-string.test.ts` has many more. */
const unusable = ['101', '0,5', 'x'];
const unusableWhole = ['0.5'];

test('values in the address that an assumption cannot have count as the plan’s, and nothing is said of a change', async ({
  page,
}) => {
  const { shows, notice } = calculatorOn(page, defaultLanguage);
  for (const value of [...unusable, ...unusableWhole]) {
    const spoilt = names.filter((name) => name !== 'referralsTenths' || unusable.includes(value));
    const query = spoilt.map((name) => `&${parameterOf(name)}=${value}`).join('');
    await test.step(query, async () => {
      await page.goto(`/de${queryFor(someInputs)}${query}`);
      await shows(someInputs);
      await expect(notice).toBeHidden();
    });
  }
});

test('of two values the first counts, digits of any script are digits, and what is as large as can be is taken', async ({
  page,
}) => {
  const { shows } = calculatorOn(page, defaultLanguage);
  const { maximum } = inputRules.referralsTenths;
  for (const { query, inputs } of [
    { query: 'cancellation=7&cancellation=8', inputs: { cancellation: 7 } },
    { query: 'cancellation=x&cancellation=8', inputs: {} },
    { query: 'conversion=٥٠', inputs: { conversion: 50 } },
    { query: 'referrals=0.3', inputs: { referralsTenths: 3 } },
    { query: `referrals=${maximum / 10}&cancellation=100`, inputs: { referralsTenths: maximum, cancellation: 100 } },
    { query: 'conversion=0&referrals=0', inputs: { conversion: 0, referralsTenths: 0 } },
  ]) {
    await page.goto(`/de${queryFor(someInputs)}&${query}`);
    await shows({ ...someInputs, ...inputs });
  }
});

test('an assumption that is changed keeps its place in the address among all that was there, and leaves it as the plan’s', async ({
  page,
}) => {
  const { fields, assumptionsTitle } = calculatorOn(page, defaultLanguage);
  const { cancellation, conversion } = someAssumptions;
  await page.goto(`/de?b=%20+&conversion=${conversion}&a&cancellation=${cancellation}&ref=x#calculator`);
  await assumptionsTitle.click();
  await fields.conversion.fill(String(conversion + 1));
  await expect(page).toHaveURL(
    `/de?b=%20+&conversion=${conversion + 1}&a&cancellation=${cancellation}&ref=x#calculator`,
  );
  await fields.cancellation.fill('');
  await expect(page).toHaveURL(`/de?b=%20+&conversion=${conversion + 1}&a&ref=x#calculator`);
  await fields.cancellation.fill(String(cancellation));
  await expect(page).toHaveURL(
    `/de?b=%20+&conversion=${conversion + 1}&a&ref=x&cancellation=${cancellation}#calculator`,
  );
  await fields.cancellation.fill('0');
  await fields.conversion.fill('100');
  await expect(page).toHaveURL('/de?b=%20+&a&ref=x#calculator');
});

test('a link without assumptions, or with the plan’s, says nothing of a change', async ({ page }) => {
  const { notice, shows } = calculatorOn(page, defaultLanguage);
  const planned = names.map((name) => {
    const { parameter, default: number, decimals } = inputRules[name];
    return `&${parameter}=${number / 10 ** decimals}`;
  });
  for (const query of ['', planned.join('')]) {
    await page.goto(`/de${queryFor(someInputs)}${query}`);
    await untilHydrated(page);
    await shows(someInputs);
    await expect(notice).toBeHidden();
  }
});

test('an assumption that is typed before React arrives counts at once and stays, also beside those of a link', async ({
  page,
}) => {
  const messages = recordConsole(page);
  const release = await holdIslandScripts(page);
  const { fields, assumptionsTitle, shows } = calculatorOn(page, defaultLanguage);
  await page.goto(`/de${queryFor(changedInputs)}`);
  await assumptionsTitle.click();
  await fields.cancellation.focus();
  await page.keyboard.type('2');
  const typed = { ...changedInputs, cancellation: 2 };
  await shows(typed);
  await expectNotHydrated(page);
  release();
  await untilHydrated(page);
  await shows(typed);
  await expect(fields.cancellation).toBeFocused();
  await page.keyboard.type('3');
  await shows({ ...typed, cancellation: 23 });
  await expect(page).toHaveURL(`/de${queryFor({ ...typed, cancellation: 23 })}`);
  expect(messages).toEqual([]);
});
