import { describe, expect, test } from 'vitest';
import { inputRules, type InputRule, cautiousAssumptions } from '../../src/model/inputs.ts';
import { plan } from '../../src/model/plan.ts';
import { formatsFor } from '../../src/content/numbers-from-intl.ts';
import { fieldText } from '../../src/model/number-field.ts';
import { languagePages } from '../support/dist.ts';
import { valuesOf } from '../support/read-page.ts';

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
});
