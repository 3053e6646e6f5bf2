import { expect, test } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { translator } from '../../src/content/translate.ts';
import { calculatorOn } from '../support/calculator.ts';
import { queryFor, someInputs } from '../support/entered-inputs.ts';
import { breakIsland } from '../support/island-scripts.ts';
import { recordConsole } from './console-messages.ts';
import { expectSignup } from './signup-links.ts';

const t = translator(defaultLanguage);

test('an error in React says so in place of what React brings, reaches the console, and leaves all else working', async ({
  page,
}) => {
  const messages = recordConsole(page);
  const { partners, monthly, tiles, shows } = calculatorOn(page, defaultLanguage);
  const digits = String(someInputs.partnersAtStart);
  await page.goto('/de?ref=abc');
  await breakIsland(page);
  await partners.fill(digits.slice(0, 1));
  await page.getByText(t('monthOverview'), { exact: true }).click();

  await expect(page.getByRole('alert')).toHaveText('Unexpected Application Error!');
  await expect(page.getByText(t('monthOverview'), { exact: true })).toBeHidden();
  await expect(page.getByRole('button', { name: t('share'), exact: true })).toBeHidden();
  await tiles.first().locator('svg').click();
  await expect(page.getByRole('status')).not.toHaveText(t('loading'));
  expect(messages).toEqual([expect.stringMatching(/^error: TypeError/)]);

  await partners.press('End');
  await page.keyboard.type(digits.slice(1));
  await monthly.fill(String(someInputs.newLevel1PartnersPerMonth));
  await shows(someInputs);
  await expect(page).toHaveURL(`/de?ref=abc&${queryFor(someInputs).slice(1)}`);
  await expectSignup(page, defaultLanguage, '/abc');
  await page.getByText(t('calculationBasis'), { exact: true }).click();
  await expect(page.getByText(t('calculationExplanation'), { exact: true })).toBeVisible();
});
