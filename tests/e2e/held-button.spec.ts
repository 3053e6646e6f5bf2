import { expect, test } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { calculatorOn } from '../support/calculator.ts';
import { queryFor, someInputs } from '../support/entered-inputs.ts';
import { untilHydrated } from '../support/island-scripts.ts';

test('a held button repeats until it is let go, also when the press takes the focus from a field', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  const { partners, monthly, increasePartners } = calculatorOn(page, defaultLanguage);
  await page.goto(`/de${queryFor({ ...someInputs, partnersAtStart: 0 })}`);
  await page.clock.runFor(10_000);
  await untilHydrated(page);
  await monthly.focus();
  await increasePartners.hover();
  await page.mouse.down();
  await page.clock.runFor(3000);
  const held = Number(await partners.inputValue());
  expect(held).toBeGreaterThan(10);
  await page.mouse.up();
  await page.clock.runFor(3000);
  await expect(partners).toHaveValue(String(held));
  await page.mouse.down();
  await page.mouse.up();
  await expect(partners).toHaveValue(String(held + 1));
});

test('a held button comes to rest when the pointer leaves it, and the next key on it is one step', async ({ page }) => {
  await page.clock.install({ time: 0 });
  const { partners, increasePartners } = calculatorOn(page, defaultLanguage);
  await page.goto(`/de${queryFor({ ...someInputs, partnersAtStart: 0 })}`);
  await untilHydrated(page);
  await page.clock.pauseAt(60_000);
  await increasePartners.hover();
  await page.mouse.down();
  await page.clock.runFor(1000);
  await page.mouse.move(0, 0);
  const held = Number(await partners.inputValue());
  expect(held).toBeGreaterThan(1);
  await page.clock.runFor(3000);
  await expect(partners).toHaveValue(String(held));
  await page.mouse.up();
  await increasePartners.press('Enter');
  await expect(partners).toHaveValue(String(held + 1));
});
