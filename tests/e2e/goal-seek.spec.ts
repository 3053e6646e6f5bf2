import { expect, test, type Page } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { maximumInput } from '../../src/settings/settings.ts';
import { formatsFor } from '../../src/content/numbers-from-intl.ts';
import { translator } from '../../src/content/translate.ts';
import { amountRule } from '../../src/model/goal-seek.ts';
import { plan } from '../../src/model/plan.ts';
import type { Inputs } from '../../src/model/projection.ts';
import { calculatorOn } from '../support/calculator.ts';
import { changedInputs, queryFor, someInputs, withPartners } from '../support/entered-inputs.ts';
import { centsWith, counted, goalSeekOn } from '../support/goal-seek.ts';
import { untilHydrated } from '../support/island-scripts.ts';
import { isInSight } from './in-sight.ts';
import { expectSaid, noteWhatIsSaid } from './live-region.ts';

const t = translator(defaultLanguage);
const { count, money } = formatsFor(defaultLanguage);
const month = count(plan.horizonMonths);
const fewPartners = { ...someInputs, partnersAtStart: withPartners(2).partnersAtStart };

/** An amount that some new partners a month reach, and both numbers of its answer. */
function questionFor(inputs: Inputs) {
  const amount = Math.ceil(centsWith(inputs, inputs.newLevel1PartnersPerMonth + 7) / 100);
  const partners = counted(inputs, amount);
  return { amount, partners, answer: [count(partners), money(centsWith(inputs, partners))] };
}

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
    const question = questionFor(inputs);
    await amount.fill(String(question.amount));
    await expect.poll(numbers).toEqual(question.answer);
    await expect(page.locator('.goal-seek')).toContainText(t('goalSeekNote', { start: count(inputs.partnersAtStart) }));
    await takeOver.click();
    const found = { ...inputs, newLevel1PartnersPerMonth: question.partners };
    await calculator.shows(found);
    // The focus is where the amount is, and in sight.
    const heading = page.getByRole('heading', { name: t('monthAlone', { month }) });
    await expect(heading).toBeFocused();
    for (const part of [heading, calculator.result.locator('..')]) expect(await part.evaluate(isInSight)).toBe(true);
    await expect(page).toHaveURL(`/de${queryFor(found)}`);
  });
}

test('an amount that no number of partners reaches is said to be out of reach, and is kept', async ({ page }) => {
  // Nobody subscribes.
  const { title, amount, takeOver } = await open(page, { ...fewPartners, conversion: 0 });
  await amount.fill(String(amountRule.maximum));
  await expect(
    page.locator('.goal-seek').getByText(t('notReached', { maximum: count(maximumInput) }), { exact: true }),
  ).toBeVisible();
  await expect(takeOver).toHaveCount(0);
  await title.click();
  await expect(amount).toHaveCount(0);
  await title.click();
  await expect(amount).toHaveValue(String(amountRule.maximum));
});

test('each change of the amount announces its answer once; clearing it is announced, too', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  const { amount, takeOver, numbers } = await open(page, fewPartners);
  await noteWhatIsSaid(page);
  const question = questionFor(fewPartners);
  const labels = [t('newPartnersPerMonth'), t('monthAlone', { month })];
  const said = (label: string, number: string) => t('labelledNumber', { label, count: number });
  const answer = labels.map((label, index) => said(label, question.answer[index]!)).join('\n');
  await amount.selectText();
  await page.keyboard.type(String(question.amount));
  // React renders the answer to the whole number after the keys.
  await expect.poll(numbers).toEqual(question.answer);
  await expectSaid(page, ['', answer]);
  await page.keyboard.press('ArrowUp');
  await expectSaid(page, ['', answer, expect.any(String)]);
  await page.keyboard.press('Tab');
  await amount.fill('');
  await expect(takeOver).toHaveCount(0);
  await expectSaid(page, ['', answer, expect.any(String), t('alreadyReached')]);
});
