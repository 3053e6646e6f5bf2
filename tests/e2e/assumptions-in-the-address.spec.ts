import { expect, test } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { calculatorOn } from '../support/calculator.ts';
import { changedInputs, queryFor } from '../support/entered-inputs.ts';
import { expectNotHydrated, holdIslandScripts, untilHydrated } from '../support/island-scripts.ts';
import { recordConsole } from './console-messages.ts';

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
