import { expect, test, type Page } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { settings } from '../../src/settings/settings.ts';
import { cautiousAssumptions } from '../../src/model/inputs.ts';
import { plan } from '../../src/model/plan.ts';
import { formatsFor } from '../../src/content/numbers-from-intl.ts';
import { translator } from '../../src/content/translate.ts';
import type { Inputs } from '../../src/model/projection.ts';
import { calculatorOn } from '../support/calculator.ts';
import { queryFor, someInputs } from '../support/entered-inputs.ts';
import { amountsFor } from '../support/expected-amounts.ts';
import { holdIslandScripts, untilHydrated } from '../support/island-scripts.ts';
import { noteWhatIsSaid, said } from './live-region.ts';

const t = translator(defaultLanguage);
const { count } = formatsFor(defaultLanguage);

const announcementOf = (inputs: Inputs) =>
  t('resultAnnouncement', {
    month: plan.horizonMonths,
    amount: amountsFor(defaultLanguage, inputs).at(-1)!,
  });

/** React has come while time stood still. */
async function openLive(page: Page): Promise<void> {
  await page.clock.runFor(10_000);
  await untilHydrated(page);
}

test('a shared link announces nothing; typing and a button announce the amount once each', async ({ page }) => {
  await page.clock.install();
  const { partners, increasePartners } = calculatorOn(page, defaultLanguage);
  await page.goto(`/${defaultLanguage.path}${queryFor(someInputs)}`);
  const results = [1234, 1235].map((partnersAtStart) => announcementOf({ ...someInputs, partnersAtStart }));
  const step = t('labelledNumber', { label: t('boostPartnersFirstMonth'), count: count(1235) });
  const announcements = [results[0], `${step}\n${results[1]}`];
  await noteWhatIsSaid(page);
  await openLive(page);
  await expect(page.locator('[aria-live], [role=status], [role=alert], [role=log], output')).toHaveCount(1);
  await partners.selectText();
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

test('changes of several fields are announced together, and one that comes to nothing is not', async ({ page }) => {
  await page.clock.install();
  const { partners, useOther, increasePartners, decreasePartners } = calculatorOn(page, defaultLanguage);
  await page.goto(`/${defaultLanguage.path}${queryFor(someInputs)}`);
  await openLive(page);
  await noteWhatIsSaid(page);
  await increasePartners.press('Enter');
  await decreasePartners.press('Enter');
  await partners.focus();
  await page.keyboard.type('x');
  await page.clock.runFor(10_000);
  expect(await said(page)).toEqual(['']);
  await useOther.press('Enter');
  await page.clock.runFor(10_000);
  const { percent } = formatsFor(defaultLanguage);
  // In the order on screen.
  const lines = [
    t('labelledNumber', { label: t('conversion'), count: percent(settings.cautious.conversion) }),
    t('labelledNumber', { label: t('cancellationRate'), count: percent(settings.cautious.cancellation) }),
    t('labelledNumber', { label: t('referralRate'), count: count(settings.cautious.referrals) }),
    announcementOf({ ...someInputs, ...cautiousAssumptions }),
  ];
  await expect.poll(() => said(page)).toEqual(['', lines.join('\n')]);
});

test('what is typed before React is there is announced once React has come', async ({ page }) => {
  const release = await holdIslandScripts(page);
  await page.goto(`/${defaultLanguage.path}${queryFor(someInputs)}`);
  await calculatorOn(page, defaultLanguage).partners.fill('1234');
  release();
  const announcement = announcementOf({ ...someInputs, partnersAtStart: 1234 });
  await expect(page.getByRole('status')).toHaveText(announcement);
});
