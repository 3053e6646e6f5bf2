import { expect, test, type Page } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { settings } from '../../src/settings/settings.ts';
import { cautiousAssumptions } from '../../src/model/assumptions.ts';
import { plan } from '../../src/model/plan.ts';
import { formatsFor } from '../../src/content/numbers-from-intl.ts';
import { translator } from '../../src/content/translate.ts';
import type { Inputs } from '../../src/model/projection.ts';
import { calculatorOn } from '../support/calculator.ts';
import { queryFor, someInputs } from '../support/entered-inputs.ts';
import { amountsFor } from '../support/expected-amounts.ts';
import { otherExample } from '../support/expected-figures.ts';
import { holdIslandScripts, untilHydrated } from '../support/island-scripts.ts';
import { expectSaid, noteWhatIsSaid } from './live-region.ts';

const t = translator(defaultLanguage);
const { count } = formatsFor(defaultLanguage);

/** What is said of a change: the month, then both examples' amounts, each with its name. */
const announcementOf = (inputs: Inputs) =>
  [
    t('monthAlone', { month: count(plan.horizonMonths) }),
    ...[inputs, otherExample(inputs)].map((example, index) =>
      t('labelledNumber', {
        label: t(index === 0 ? 'thisExample' : 'anotherExample'),
        count: amountsFor(defaultLanguage, example).at(-1)!,
      }),
    ),
  ].join('\n');

/** Opens a shared link while time stands still, has React come, and notes what is said from then on. */
async function open(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await page.goto(`/${defaultLanguage.path}${queryFor(someInputs)}`);
  await untilHydrated(page);
  await noteWhatIsSaid(page);
}

test('a shared link announces nothing; typing and a button announce the amount once each', async ({ page }) => {
  const { partners, increasePartners } = calculatorOn(page, defaultLanguage);
  await open(page);
  const results = [1234, 1235].map((partnersAtStart) => announcementOf({ ...someInputs, partnersAtStart }));
  const step = t('labelledNumber', { label: t('boostPartnersFirstMonth'), count: count(1235) });
  const announcements = [results[0], `${step}\n${results[1]}`];
  await expect(page.locator('[aria-live], [role=status], [role=alert], [role=log], output')).toHaveCount(1);
  await partners.selectText();
  await page.keyboard.type('1234');
  // Whoever leaves the field has still heard what was typed.
  await page.keyboard.press('Tab');
  await expectSaid(page, ['', announcements[0]]);
  // As assistive technology presses it: a click and nothing else.
  await increasePartners.evaluate((button: HTMLElement) => button.click());
  await expectSaid(page, ['', ...announcements]);
});

test('changes of several fields are announced together, and one that comes to nothing is not', async ({ page }) => {
  const { partners, useOther, increasePartners, decreasePartners, openAssumptions } = calculatorOn(
    page,
    defaultLanguage,
  );
  await open(page);
  await openAssumptions();
  await increasePartners.press('Enter');
  await decreasePartners.press('Enter');
  await partners.focus();
  await page.keyboard.type('x');
  // What would be said now would be said before the announcement of the button.
  await page.clock.runFor(2000);
  await useOther.press('Enter');
  const { percent } = formatsFor(defaultLanguage);
  // In the order on screen.
  const lines = [
    t('labelledNumber', { label: t('conversion'), count: percent(settings.cautious.conversion) }),
    t('labelledNumber', { label: t('cancellationRate'), count: percent(settings.cautious.cancellation) }),
    t('labelledNumber', { label: t('referralRate'), count: count(settings.cautious.referrals) }),
    announcementOf({ ...someInputs, ...cautiousAssumptions }),
  ];
  await expectSaid(page, ['', lines.join('\n')]);
});

test('a choice is announced once, with its result; the list itself says what was chosen', async ({ page }) => {
  const { selects, openAssumptions } = calculatorOn(page, defaultLanguage);
  await open(page);
  await openAssumptions();
  await selects.conversion.focus();
  await selects.conversion.selectOption('50');
  await expectSaid(page, ['', announcementOf({ ...someInputs, conversion: 50 })]);
});

test('what is typed before React is there is announced once React has come', async ({ page }) => {
  const release = await holdIslandScripts(page);
  await page.goto(`/${defaultLanguage.path}${queryFor(someInputs)}`);
  await calculatorOn(page, defaultLanguage).partners.fill('1234');
  release();
  const announcement = announcementOf({ ...someInputs, partnersAtStart: 1234 });
  await expect(page.getByRole('status')).toHaveText(announcement);
});
