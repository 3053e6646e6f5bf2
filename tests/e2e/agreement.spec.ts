import { expect, test, type Page } from '@playwright/test';
import { languages, type Language } from '../../src/config/languages.ts';
import { amountRule } from '../../src/model/goal-seek.ts';
import { cautiousAssumptions, largestInputs } from '../../src/model/assumptions.ts';
import { plan } from '../../src/model/plan.ts';
import { maximumInput } from '../../src/settings/settings.ts';
import { project, type Inputs } from '../../src/model/projection.ts';
import { defaultInputs } from '../../src/model/query-string.ts';
import { calculatorOn } from '../support/calculator.ts';
import { changedInputs, otherInputs, queryFor, someInputs } from '../support/entered-inputs.ts';
import { amountsFor, count, money, percent } from '../support/expected-amounts.ts';
import { figuresFor } from '../support/expected-figures.ts';
import { centsWith, counted } from '../support/goal-seek.ts';
import { untilHydrated } from '../support/island-scripts.ts';

const nobody = { ...defaultInputs, partnersAtStart: 0, newLevel1PartnersPerMonth: 0 };
const sets: readonly Inputs[] = [
  defaultInputs,
  changedInputs,
  otherInputs,
  largestInputs,
  nobody,
  { ...someInputs, ...cautiousAssumptions },
  // One partner, of whom half subscribe and who brings in half a partner.
  { ...nobody, partnersAtStart: 1, conversion: 50, cancellation: 10, referralsTenths: 5 },
  { ...someInputs, conversion: 0, cancellation: 100, referralsTenths: 0 },
];

/** Every number that stands by itself in the calculator, as an element of its own. */
const shownNumbers = (page: Page) =>
  page
    .locator('#calculator bdi:not([data-link-code], [data-bare], .letters, :has(bdi:not([data-bare])))')
    .evaluateAll((all) => [...new Set(all.map(({ textContent }) => textContent))]);

/** All numbers that these inputs lead to, anywhere on the page. */
function numbersOf(language: Language, inputs: Inputs): string[] {
  const rows = project(plan, inputs);
  const isReached = centsWith(inputs, maximumInput) >= 100 * amountRule.default;
  const needed = isReached ? counted(inputs, amountRule.default) : 0;
  const counts = [
    ...rows.flatMap(({ level1, level2 }) => [level1, level2].flatMap((level) => Object.values(level))),
    needed,
  ];
  const tiers = plan.tiers.map(({ level1Commission, level2Commission, priceCents }) => [
    money(language)(priceCents),
    ...[level1Commission, level2Commission].map(percent(language)),
  ]);
  const products = [plan.tiers[0]!.level1Commission, plan.tiers[0]!.level2Commission].map((rate) =>
    money(language)((plan.tiers[0]!.priceCents * rate) / 100),
  );
  return [
    ...amountsFor(language, inputs),
    ...Object.values(figuresFor(language, inputs)),
    ...counts.map(count(language)),
    money(language)(centsWith(inputs, needed)),
    ...tiers.flat(),
    ...products,
  ];
}

for (const language of languages.filter(({ code }) => ['de', 'fr', 'ar'].includes(code)))
  test(`in ${language.name}, all numbers on the page agree, whatever is entered`, async ({ page }) => {
    const { shows } = calculatorOn(page, language);
    for (const inputs of sets) {
      await page.goto(`/${language.path}${queryFor(inputs)}`);
      await untilHydrated(page);
      for (const title of await page.locator('main summary').all()) await title.press('Enter');
      await expect(page.locator('.goal-seek > :is(dl, p)').first()).toBeVisible();
      await shows(inputs);
      const expected = numbersOf(language, inputs);
      expect((await shownNumbers(page)).filter((number) => !expected.includes(number))).toEqual([]);
    }
  });
