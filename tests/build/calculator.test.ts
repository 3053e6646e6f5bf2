import { describe, expect, test } from 'vitest';
import { inputRules, type InputRule } from '../../src/config/inputs.ts';
import { cautiousAssumptions } from '../../src/config/cautious.ts';
import { plan } from '../../src/config/plan.ts';
import { formatsFor } from '../../src/content/numbers-from-intl.ts';
import { translator } from '../../src/content/translate.ts';
import { cautiousInputs } from '../../src/model/assumptions.ts';
import { tierNames } from '../../src/model/projection.ts';
import { defaultInputs } from '../../src/model/query-string.ts';
import { fieldText } from '../../src/model/number-field.ts';
import { languagePages } from '../support/dist.ts';
import { amountsFor } from '../support/expected-amounts.ts';
import { drawn } from '../support/drawn.ts';
import { textsOf, valuesOf } from '../support/read-page.ts';

const tiers = tierNames(plan);
const { bars, line } = drawn(plan, defaultInputs, { ...defaultInputs, ...cautiousAssumptions });

describe.for(languagePages)('the calculator of $file', ({ language, $ }) => {
  test('has the defaults in its fields', () => {
    const { count } = formatsFor(language, plan.currency);
    const fields = $('input[inputmode]')
      .toArray()
      .map((field) => $(field).attr() ?? {})
      .map(({ id, value, inputmode, placeholder }) => ({ id, value, inputmode, placeholder }));
    expect(fields).toEqual(
      Object.entries<InputRule>(inputRules).map(([id, rule]) => ({
        id,
        value: fieldText({ value: rule.default }, rule, count),
        inputmode: rule.decimals === 0 ? 'numeric' : 'decimal',
        // What an empty field counts as.
        placeholder: '0',
      })),
    );
  });

  test('folds the fields of the assumptions away, closed', () => {
    expect(valuesOf($, 'details:not([open]) input', 'id')).toEqual(Object.keys(cautiousAssumptions));
    expect(valuesOf($, 'details[open] input', 'id')).toEqual([]);
  });

  test('draws a bar for each month, with a part for each level', () => {
    const parts = $('g:has(> rect)')
      .toArray()
      .map((bar) =>
        $('> rect', bar)
          .toArray()
          .map((part) => ({ x: Number($(part).attr('x')), width: Number($(part).attr('width')) })),
      );
    expect(parts).toEqual(bars);
  });

  test('draws the cautious case as one line across them, and each bar once more in its month’s tile', () => {
    expect(valuesOf($, 'ol path', 'd')).toEqual([`M${line.map((point) => point.join(',')).join(' ')}`]);
    expect(valuesOf($, 'ol svg use', 'href')).toEqual(bars.map((_, index) => `#bar-${index + 1}`));
  });

  test('names the levels and the line beside the bars', () => {
    const t = translator(language);
    expect(textsOf($, `[aria-label="${t('revenueByTier')}"] > li`)).toEqual([...tiers, t('columnCautious')]);
  });

  test('offers the months as one choice, each by its number and both amounts, and has chosen the last', () => {
    const t = translator(language);
    const cautious = amountsFor(language, cautiousInputs(defaultInputs));
    expect(textsOf($, '[role=radiogroup] label:has(input[name=month]) > :last-child')).toEqual(
      amountsFor(language, defaultInputs).map(
        (amount, index) => `${t('monthNumber', { month: index + 1 })} ${amount} ${t('cautious')} ${cautious[index]}`,
      ),
    );
    expect(valuesOf($, 'input[type=radio][name=month][checked]', 'value')).toEqual([String(plan.horizonMonths)]);
  });

  test('offers whose assumptions there may be, above their fields', () => {
    const t = translator(language);
    expect(valuesOf($, 'details [role=radiogroup]', 'aria-label')).toEqual([t('assumptionsChoice')]);
    expect(textsOf($, 'details [role=radiogroup] label')).toEqual([t('asInPlan'), t('cautious'), t('ownAssumptions')]);
    expect(valuesOf($, 'details [role=radiogroup] ~ * input', 'inputmode')).toHaveLength(3);
  });
});
