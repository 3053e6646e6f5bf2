import { expect, test } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { cautiousInputs } from '../../src/model/assumptions.ts';
import { calculatorOn } from '../support/calculator.ts';
import { queryFor, someInputs } from '../support/entered-inputs.ts';
import { untilHydrated } from '../support/island-scripts.ts';

test('all that is of the second case hides while the assumptions are the cautious ones', async ({ page }) => {
  await page.goto(`/de${queryFor(someInputs)}`);
  await untilHydrated(page);
  const { assume, assumptionsTitle, ...shown } = calculatorOn(page, defaultLanguage);
  const { result, cautiousResult, amounts, cautiousAmounts, figures } = shown;
  /** All figures of both cases, and those of the second. */
  const all = result.or(cautiousResult).or(amounts).or(cautiousAmounts).or(figures);
  const second = all.and(page.locator('[data-figure|=cautious]')).or(page.locator('[id^=columns-] rect + rect'));
  const count = await all.count();
  await assumptionsTitle.click();
  await expect(all.filter({ visible: true })).toHaveCount(count);
  await assume(cautiousInputs(someInputs));
  await expect(second.filter({ visible: true })).toHaveCount(0);
  await expect(all.filter({ visible: true })).toHaveCount(count / 2);
  await assume(someInputs);
  await expect(all.filter({ visible: true })).toHaveCount(count);
});
