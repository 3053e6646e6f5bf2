import { expect, test } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { plan } from '../../src/config/plan.ts';
import { translator } from '../../src/content/translate.ts';
import type { Inputs } from '../../src/model/projection.ts';
import { calculatorOn } from '../support/calculator.ts';
import { queryFor, someInputs } from '../support/entered-inputs.ts';
import { amountsFor } from '../support/expected-amounts.ts';
import { blockIslandScripts, untilLive } from '../support/island-scripts.ts';
import { noteWhatIsSaid, said } from './live-region.ts';

const announcementOf = (inputs: Inputs) =>
  translator(defaultLanguage)('resultAnnouncement', {
    month: plan.horizonMonths,
    amount: amountsFor(defaultLanguage, inputs).at(-1)!,
  });

for (const hasReact of [false, true]) {
  test(`${hasReact ? 'with' : 'before'} React, a typed number and a pressed button are each announced once, as the last month’s amount`, async ({
    page,
  }) => {
    if (!hasReact) await blockIslandScripts(page);
    await page.clock.install();
    const { partners, increasePartners } = calculatorOn(page, defaultLanguage);
    await page.goto(`/${defaultLanguage.path}${queryFor(someInputs)}`);
    const announcements = [1234, 1235].map((partnersAtStart) => announcementOf({ ...someInputs, partnersAtStart }));
    if (hasReact) {
      await page.clock.runFor(10_000);
      await untilLive(page);
    }
    await noteWhatIsSaid(page);
    await partners.focus();
    for (const digit of '1234') {
      await page.keyboard.press(digit);
      await page.clock.runFor(300);
    }
    await page.clock.runFor(10_000);
    await expect.poll(() => said(page)).toEqual(['', announcements[0]]);
    // As assistive technology presses it: a click and nothing else.
    await increasePartners.evaluate((button: HTMLElement) => button.click());
    await page.clock.runFor(10_000);
    await expect.poll(() => said(page)).toEqual(['', ...announcements]);
  });
}

test('there is one live region, and it announces nothing of a shared link itself', async ({ page }) => {
  await page.clock.install();
  await page.goto(`/${defaultLanguage.path}${queryFor(someInputs)}`);
  await noteWhatIsSaid(page);
  await page.clock.runFor(10_000);
  await untilLive(page);
  await expect(page.locator('[aria-live], [role=status], [role=alert], [role=log], output')).toHaveCount(1);
  expect(await said(page)).toEqual(['']);
});
