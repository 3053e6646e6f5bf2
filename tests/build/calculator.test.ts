import { describe, expect, test } from 'vitest';
import { inputRules, type InputRule } from '../../src/config/inputs.ts';
import { cautiousAssumptions } from '../../src/config/cautious.ts';
import { plan } from '../../src/config/plan.ts';
import { formatsFor } from '../../src/content/numbers-from-intl.ts';
import { translator } from '../../src/content/translate.ts';
import { tierNames } from '../../src/model/projection.ts';
import { defaultInputs } from '../../src/model/query-string.ts';
import { formatTyped, shownNumber } from '../../src/model/typed-number.ts';
import { languagePages } from '../support/dist.ts';
import { drawn } from '../support/drawn.ts';
import { textsOf, valuesOf } from '../support/read-page.ts';

const tiers = tierNames(plan);
const { bars, aboveLastMark } = drawn(plan, defaultInputs, { ...defaultInputs, ...cautiousAssumptions });

describe.for(languagePages)('the calculator of $file', ({ language, $ }) => {
  test('has the defaults in its fields', () => {
    const { count } = formatsFor(language, plan.currency);
    const fields = $('input')
      .toArray()
      .map((field) => $(field).attr() ?? {})
      .map(({ id, value, inputmode, placeholder }) => ({ id, value, inputmode, placeholder }));
    expect(fields).toEqual(
      Object.entries<InputRule>(inputRules).map(([id, rule]) => ({
        id,
        value: formatTyped(shownNumber(rule.default, rule), count),
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

  test('draws a bar for each month, with a part for each level, and the mark of the cautious case', () => {
    const parts = $('g:has(> rect)')
      .toArray()
      .map((bar) =>
        $('> rect', bar)
          .toArray()
          .map((part) => ({ x: Number($(part).attr('x')), width: Number($(part).attr('width')) })),
      );
    expect(parts).toEqual(bars);
  });

  test('names the line of the marks where the bars stand as one picture, as high as the last mark', () => {
    const heights = valuesOf($, '[data-bar] > svg', 'height');
    expect(heights).toEqual(plan.horizonMonths === 12 ? [aboveLastMark] : []);
  });

  test('names the levels and the marks beside the bars', () => {
    const t = translator(language);
    expect(textsOf($, `[aria-label="${t('revenueByTier')}"] > li`)).toEqual([...tiers, t('cautiousCase')]);
  });
});
