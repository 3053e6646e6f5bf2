import { expect, test } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { translator } from '../../src/content/translate.ts';
import { calculatorOn } from '../support/calculator.ts';
import { queryFor, someInputs } from '../support/entered-inputs.ts';
import { breakIsland, holdIslandScripts, untilHydrated } from '../support/island-scripts.ts';
import { recordConsole } from './console-messages.ts';
import { expectSignup } from './signup-links.ts';

const t = translator(defaultLanguage);

test('when the calculator itself throws, it says so in its place, and the page around it works on', async ({
  page,
}) => {
  const messages = recordConsole(page);
  const { partners } = calculatorOn(page, defaultLanguage);
  const release = await holdIslandScripts(page);
  await page.goto(`/de${queryFor(someInputs)}&ref=abc`);
  await breakIsland(page);
  release();

  // So does what can be opened, which is an island of its own.
  await expect(page.getByRole('alert')).toHaveText(Array(2).fill('Unexpected Application Error!'));
  await expect(partners).toHaveCount(0);
  await expect(page.getByRole('status')).toBeEmpty();
  expect(messages).toContainEqual(expect.stringMatching(/^error: TypeError/));

  await expect(page).toHaveURL(`/de${queryFor(someInputs)}&ref=abc`);
  await expectSignup(page, defaultLanguage, '/abc', 2);
  await page.getByText(t('calculationBasis'), { exact: true }).click();
  await expect(page.getByText(t('calculationExplanation'), { exact: true })).toBeVisible();
});

test('when a part throws, that part says so, and the calculator works on', async ({ page }) => {
  const { enter, shows } = calculatorOn(page, defaultLanguage);
  await page.goto('/de');
  await untilHydrated(page);
  // What the kit needs before it can be shown.
  await page.evaluate(() => {
    HTMLDialogElement.prototype.showModal = () => {
      throw new TypeError('broken');
    };
  });
  await page.getByRole('button', { name: t('share'), exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Unexpected Application Error!');
  await enter(someInputs);
  await shows(someInputs);
});
