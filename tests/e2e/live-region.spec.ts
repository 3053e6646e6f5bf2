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

test('a shared link announces nothing; typing and a button each announce the last month’s amount once, a button after its new number', async ({
  page,
}) => {
  await page.clock.install();
  const { partners, increasePartners } = calculatorOn(page, defaultLanguage);
  await page.goto(`/${defaultLanguage.path}${queryFor(someInputs)}`);
  const results = [1234, 1235].map((partnersAtStart) => announcementOf({ ...someInputs, partnersAtStart }));
  const step = t('labelledNumber', { label: t('boostPartnersFirstMonth'), count: count(1235) });
  const announcements = [results[0], `${step}\n${results[1]}`];
  await noteWhatIsSaid(page);
  await openLive(page);
  await expect(page.locator('[aria-live], [role=status], [role=alert], [role=log], output')).toHaveCount(1);
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

test('a field’s range is announced once while it is edited, however fast digits follow, and at each step beyond it', async ({
  page,
}) => {
  await page.clock.install();
  const { partners, increasePartners } = calculatorOn(page, defaultLanguage);
  await page.goto(`/${defaultLanguage.path}${queryFor(someInputs)}`);
  await openLive(page);
  await noteWhatIsSaid(page);
  const bounds = t('inputBounds', { maximum: maximumInput });
  const result = (partnersAtStart: number) => announcementOf({ ...someInputs, partnersAtStart });
  const expected = [''];
  await partners.focus();
  for (const { act, announced } of [
    { act: () => page.keyboard.type('-7'), announced: `${bounds}\n${result(7)}` },
    { act: () => page.keyboard.type('x8'), announced: result(78) },
    { act: () => partners.fill(String(maximumInput)), announced: result(maximumInput) },
    { act: () => increasePartners.press('Enter'), announced: `${bounds}\n${result(maximumInput)}` },
    { act: () => increasePartners.press('Enter'), announced: `${bounds}\n${result(maximumInput)}` },
  ]) {
    await act();
    await page.clock.runFor(10_000);
    expected.push(announced);
    await expect.poll(() => said(page)).toEqual(expected);
  }
});

test('what is due of one field is said although another is changed meanwhile, and the number at a limit with the limit', async ({
  page,
}) => {
  await page.clock.install();
  const { partners, monthly, decreasePartners } = calculatorOn(page, defaultLanguage);
  await page.goto(`/${defaultLanguage.path}${queryFor({ ...someInputs, partnersAtStart: 2 })}`);
  await openLive(page);
  await noteWhatIsSaid(page);
  const bounds = t('inputBounds', { maximum: maximumInput });
  for (let press = 0; press < 3; press++) await decreasePartners.press('Enter');
  await page.clock.runFor(10_000);
  const none = t('labelledNumber', { label: t('boostPartnersFirstMonth'), count: count(0) });
  const zero = announcementOf({ ...someInputs, partnersAtStart: 0 });
  await expect.poll(() => said(page)).toEqual(['', `${bounds}\n${none}\n${zero}`]);

  await monthly.focus();
  await page.keyboard.type('-5');
  await partners.focus();
  await page.keyboard.type('7');
  await page.clock.runFor(10_000);
  const five = announcementOf({ ...someInputs, partnersAtStart: 7, newLevel1PartnersPerMonth: 5 });
  await expect.poll(async () => (await said(page)).at(-1)).toBe(`${bounds}\n${five}`);

  // A decimal number that has been left says so until its field is changed.
  await partners.fill('');
  await page.keyboard.type('1,5');
  await monthly.focus();
  await page.keyboard.type('8');
  await expect(page.locator('#partnersAtStart-bounds')).toBeVisible();
});

test('what is typed before React is there is announced once React has come', async ({ page }) => {
  const release = await holdIslandScripts(page);
  await page.goto(`/${defaultLanguage.path}${queryFor(someInputs)}`);
  await calculatorOn(page, defaultLanguage).partners.fill('1234');
  release();
  const announcement = announcementOf({ ...someInputs, partnersAtStart: 1234 });
  await expect(page.getByRole('status')).toHaveText(announcement);
});
