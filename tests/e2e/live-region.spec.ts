import { expect, test, type Page } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { maximumInput } from '../../src/config/maximum-input.ts';
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
const { count } = formatsFor(defaultLanguage, plan.currency);

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

test('a typed number and a pressed button are each announced once, by the last month’s amount, and the button by the new count first', async ({
  page,
}) => {
  await page.clock.install();
  const { partners, increasePartners } = calculatorOn(page, defaultLanguage);
  await page.goto(`/${defaultLanguage.path}${queryFor(someInputs)}`);
  const results = [1234, 1235].map((partnersAtStart) => announcementOf({ ...someInputs, partnersAtStart }));
  const step = t('labelledNumber', { label: t('boostPartnersFirstMonth'), count: count(1235) });
  const announcements = [results[0], `${step}\n${results[1]}`];
  await openLive(page);
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

test('a digit too many, a decimal part that is left behind, and a step out of the bounds are announced', async ({
  page,
}) => {
  await page.clock.install();
  const { partners, increasePartners } = calculatorOn(page, defaultLanguage);
  await page.goto(`/${defaultLanguage.path}${queryFor(someInputs)}`);
  await openLive(page);
  await noteWhatIsSaid(page);
  const announcesRange = async (partnersAtStart: number, times: number) => {
    await page.clock.runFor(10_000);
    const announcement = `${t('inputBounds', { maximum: maximumInput })}\n${announcementOf({ ...someInputs, partnersAtStart })}`;
    await expect.poll(async () => (await said(page)).filter((one) => one === announcement).length).toBe(times);
  };
  await partners.focus();
  await page.keyboard.type(`${maximumInput}9`);
  await announcesRange(maximumInput, 1);
  await increasePartners.press('Enter');
  await announcesRange(maximumInput, 2);
  await partners.focus();
  await page.keyboard.press('ArrowUp');
  await announcesRange(maximumInput, 3);
  await increasePartners.focus();
  await partners.focus();
  await page.keyboard.type('12.5');
  await page.keyboard.press('Tab');
  await announcesRange(12, 1);
});

test('which numbers a field takes is announced once while it is edited, however fast the next digit comes', async ({
  page,
}) => {
  await page.clock.install();
  const { partners } = calculatorOn(page, defaultLanguage);
  await page.goto(`/${defaultLanguage.path}${queryFor(someInputs)}`);
  await openLive(page);
  await noteWhatIsSaid(page);
  await partners.focus();
  await page.keyboard.type('-7');
  await page.clock.runFor(10_000);
  await page.keyboard.type('x8');
  await page.clock.runFor(10_000);
  const bounds = t('inputBounds', { maximum: maximumInput });
  await expect
    .poll(() => said(page))
    .toEqual([
      '',
      ...[7, 78].map(
        (partnersAtStart, index) =>
          `${index === 0 ? `${bounds}\n` : ''}${announcementOf({ ...someInputs, partnersAtStart })}`,
      ),
    ]);
});

test('what is typed before React is there is announced once React has come', async ({ page }) => {
  const release = await holdIslandScripts(page);
  await page.goto(`/${defaultLanguage.path}${queryFor(someInputs)}`);
  await calculatorOn(page, defaultLanguage).partners.fill('1234');
  release();
  const announcement = announcementOf({ ...someInputs, partnersAtStart: 1234 });
  await expect(page.getByRole('status')).toHaveText(announcement);
});

test('there is one live region, and it announces nothing of a shared link itself', async ({ page }) => {
  await page.clock.install();
  await page.goto(`/${defaultLanguage.path}${queryFor(someInputs)}`);
  await noteWhatIsSaid(page);
  await page.clock.runFor(10_000);
  await untilHydrated(page);
  await expect(page.locator('[aria-live], [role=status], [role=alert], [role=log], output')).toHaveCount(1);
  expect(await said(page)).toEqual(['']);
});
