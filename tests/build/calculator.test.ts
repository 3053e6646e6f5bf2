import { describe, expect, test } from 'vitest';
import { inputRules, type InputRule, cautiousAssumptions } from '../../src/config/inputs.ts';
import { plan } from '../../src/config/plan.ts';
import { formatsFor } from '../../src/content/numbers-from-intl.ts';
import { translator } from '../../src/content/translate.ts';
import { cautiousInputs } from '../../src/model/assumptions.ts';
import { defaultInputs } from '../../src/model/query-string.ts';
import { fieldText } from '../../src/model/number-field.ts';
import { languagePages } from '../support/dist.ts';
import { amountsFor } from '../support/expected-amounts.ts';
import { expectedColumns } from '../support/expected-columns.ts';
import { textsOf, valuesOf } from '../support/read-page.ts';

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

  test('draws a pair of columns for each month, and says in words which is which', () => {
    const t = translator(language);
    const heights = $('[id^=columns-]')
      .toArray()
      .map((pair) =>
        $(pair)
          .children()
          .toArray()
          .map((column) => Number($(column).attr('height'))),
      );
    expect(heights).toEqual(expectedColumns(defaultInputs));
    expect(textsOf($, '[aria-labelledby=months-heading] ul > li')).toEqual([
      `${t('optimistic')}${t('lessOptimistic')}${t('ownAssumptions')}`,
      t('lessOptimistic'),
    ]);
  });

  test('offers the months as one choice, each by its number and both amounts, and has chosen the last', () => {
    const t = translator(language);
    const cautious = amountsFor(language, cautiousInputs(defaultInputs));
    expect(textsOf($, '[role=radiogroup] label:has(input[name=month])')).toEqual(
      amountsFor(language, defaultInputs).map(
        (amount, index) => `${t('monthNumber', { month: index + 1 })} ${amount}  ${cautious[index]}`,
      ),
    );
    // What the colour says to those who see it.
    expect(valuesOf($, '[role=radiogroup] label > span > [role=img]', 'aria-label')).toEqual(
      cautious.map(() => t('lessOptimistic')),
    );
    expect(valuesOf($, 'input[type=radio][name=month][checked]', 'value')).toEqual([String(plan.horizonMonths)]);
  });
});
