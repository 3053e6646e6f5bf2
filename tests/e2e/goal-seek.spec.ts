import { expect, test, type Page } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { maximumInput } from '../../src/settings/settings.ts';
import { formatsFor } from '../../src/content/numbers-from-intl.ts';
import { translator } from '../../src/content/translate.ts';
import { plan } from '../../src/model/plan.ts';
import type { Inputs } from '../../src/model/projection.ts';
import { calculatorOn } from '../support/calculator.ts';
import { changedInputs, queryFor, someInputs, withPartners } from '../support/entered-inputs.ts';
import { peopleOf } from '../support/expected-figures.ts';
import { centsWith, counted, goalSeekOn } from '../support/goal-seek.ts';
import { untilHydrated } from '../support/island-scripts.ts';
import { isInSight } from './in-sight.ts';
import { expectSaid, noteWhatIsSaid } from './live-region.ts';

const t = translator(defaultLanguage);
const { count, percent } = formatsFor(defaultLanguage);
const last = plan.horizonMonths;
const fewPartners = { ...someInputs, partnersAtStart: withPartners(2).partnersAtStart };

/** An amount that some new partners a month reach. */
const amountFor = (inputs: Inputs, month = last) =>
  Math.ceil(centsWith(inputs, month, inputs.newLevel1PartnersPerMonth + 7) / 100);

async function open(page: Page, inputs: Inputs) {
  await page.goto(`/${defaultLanguage.path}${queryFor(inputs)}`);
  await untilHydrated(page);
  const goalSeek = goalSeekOn(page, defaultLanguage);
  await goalSeek.open();
  return goalSeek;
}

for (const inputs of [fewPartners, changedInputs]) {
  test(`with ${queryFor(inputs)} the fewest partners who reach an amount are found and taken over`, async ({
    page,
  }) => {
    const { amount, numbers, takeOver } = await open(page, inputs);
    const calculator = calculatorOn(page, defaultLanguage);
    const number = amountFor(inputs);
    await amount.fill(String(number));
    const partners = counted(inputs, last, number);
    const { own, theirs, active } = peopleOf({ ...inputs, newLevel1PartnersPerMonth: partners }, last);
    await expect.poll(numbers).toEqual([active, own, theirs, partners].map(count));
    // Under these assumptions, and no others.
    const { conversion, cancellation } = inputs;
    for (const share of [conversion, cancellation])
      await expect(page.locator('.goal-seek ul')).toContainText(percent(share));
    await takeOver.click();
    await calculator.shows({ ...inputs, newLevel1PartnersPerMonth: partners });
    // The focus is where the amount is, and in sight.
    const heading = page.getByRole('heading', { name: t('monthAlone', { month: String(last) }) });
    await expect(heading).toBeFocused();
    for (const part of [heading, calculator.resultLine]) expect(await part.evaluate(isInSight)).toBe(true);
    await expect(page).toHaveURL(`/de${queryFor({ ...inputs, newLevel1PartnersPerMonth: partners })}`);
  });
}

test('an amount that no number of partners reaches is said to be out of reach, and is kept', async ({ page }) => {
  const { title, amount, takeOver } = await open(page, fewPartners);
  // New partners join from month 2 on.
  await calculatorOn(page, defaultLanguage).month(1).check();
  const tooMuch = Math.ceil(centsWith(fewPartners, 1, 0) / 100) + 1;
  await amount.fill(String(tooMuch));
  await expect(
    page.locator('.goal-seek').getByText(t('notReached', { maximum: count(maximumInput) }), { exact: true }),
  ).toBeVisible();
  await expect(takeOver).toHaveCount(0);
  await title.click();
  await expect(amount).toHaveCount(0);
  await title.click();
  await expect(amount).toHaveValue(String(tooMuch));
});

test('each change of the amount announces its answer once; clearing it is announced, too', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  const { amount, takeOver, numbers } = await open(page, fewPartners);
  await noteWhatIsSaid(page);
  const label = t('amountPerMonth');
  const number = amountFor(fewPartners);
  const partners = counted(fewPartners, last, number);
  const { own, theirs, active } = peopleOf({ ...fewPartners, newLevel1PartnersPerMonth: partners }, last);
  const answer = [
    { label: t('subscriptions'), number: active },
    { label: t('ownPartners'), number: own },
    { label: t('partnersOfPartners'), number: theirs },
    { label: t('newPartnersPerMonth'), number: partners },
  ]
    .map((row) => t('labelledNumber', { label: row.label, count: count(row.number) }))
    .join('\n');
  await amount.selectText();
  await page.keyboard.type(String(number));
  // React renders the answer to the whole number after the keys.
  await expect.poll(numbers).toContain(count(partners));
  await expectSaid(page, ['', answer]);
  await page.keyboard.press('ArrowUp');
  await expectSaid(page, ['', answer, expect.any(String)]);
  await page.keyboard.press('Tab');
  await amount.fill('');
  await expect(takeOver).toHaveCount(0);
  await expectSaid(page, ['', answer, expect.any(String), t('labelledNumber', { label, count: count(0) })]);
});
