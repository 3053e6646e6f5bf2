import { expect, test } from '@playwright/test';
import { defaultLanguage } from '../../src/config/languages.ts';
import { formatsFor } from '../../src/content/numbers-from-intl.ts';
import { withCautiousAssumptions } from '../../src/model/inputs.ts';
import { overview } from '../../src/model/overview.ts';
import { project } from '../../src/model/projection.ts';
import { plan } from '../../src/model/plan.ts';
import { calculatorOn } from '../support/calculator.ts';
import { queryFor, someInputs } from '../support/entered-inputs.ts';
import { money } from '../support/expected-amounts.ts';
import { untilHydrated } from '../support/island-scripts.ts';

test('the breakdown of a chosen month shows each tier’s commission at each level, and its formula, in both scenarios', async ({
  page,
}) => {
  const calculator = calculatorOn(page, defaultLanguage);
  await page.goto(`/${defaultLanguage.path}${queryFor(someInputs)}`);
  await untilHydrated(page);
  const month = Math.ceil(plan.horizonMonths / 2);
  await calculator.month(month).check();
  await calculator.basisTitle.click();
  const breakdown = calculator.breakdownOf(month);
  const { count, percent } = formatsFor(defaultLanguage, plan.currency);
  const amount = money(defaultLanguage);
  const [first, second] = [someInputs, withCautiousAssumptions(someInputs)].map((inputs) =>
    overview(plan, inputs, project(plan, inputs))[month - 1]!.levels.flatMap(
      ({ revenueCents, activeSubscriptions, cancelledSubscriptions, lines }) => [
        amount(revenueCents),
        count(activeSubscriptions),
        count(cancelledSubscriptions),
        ...lines.map(
          (line) => `${count(line.count)} × ${amount(line.priceCents)} × ${percent(line.percent)}${amount(line.cents)}`,
        ),
      ],
    ),
  );
  await expect(breakdown.locator('tbody td:first-child')).toHaveText(first!);
  await expect(breakdown.locator('tbody td:last-child')).toHaveText(second!);
});
