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

const tiers = tierNames(plan);
const { bars, aboveLastMark } = drawn(plan, defaultInputs, { ...defaultInputs, ...cautiousAssumptions });

describe.for(languagePages)('the calculator of $file', ({ language, elements }) => {
  test('has the defaults in its fields', () => {
    const { count } = formatsFor(language, plan.currency);
    const fields = elements.filter(({ name }) => name === 'input').map(({ attributes }) => attributes);
    expect(fields.map(({ id, value, inputmode }) => [id, value, inputmode])).toEqual(
      Object.entries<InputRule>(inputRules).map(([name, rule]) => [
        name,
        formatTyped(shownNumber(rule.default, rule), count),
        rule.decimals === 0 ? 'numeric' : 'decimal',
      ]),
    );
  });

  test('folds the fields of the assumptions away, closed', () => {
    const folded = elements.flatMap(({ name, attributes, around }) => {
      const fold = around.find((one) => one.name === 'details');
      return name === 'input' && fold !== undefined
        ? [{ id: attributes['id'], isOpen: 'open' in fold.attributes }]
        : [];
    });
    expect(folded).toEqual(Object.keys(cautiousAssumptions).map((id) => ({ id, isOpen: false })));
  });

  test('draws a bar for each month, with a part for each level, and the mark of the cautious case', () => {
    const drawings = elements.filter(({ name, attributes }) => name === 'g' && 'data-bar' in attributes);
    expect(drawings.map(({ attributes }) => attributes['data-bar'])).toEqual(bars.map((_, index) => String(index + 1)));
    const parts = drawings.map((bar) =>
      elements
        .filter(({ name, around }) => name === 'rect' && around[0] === bar)
        .map(({ attributes }) => ({ x: Number(attributes['x']), width: Number(attributes['width']) })),
    );
    expect(parts).toEqual(bars);
  });

  test('names the line of the marks where the bars stand as one picture, as high as the last mark', () => {
    const heights = elements
      .filter(({ name, around }) => name === 'svg' && 'data-bar' in (around[0]?.attributes ?? {}))
      .map(({ attributes }) => attributes['height']);
    expect(heights).toEqual(plan.horizonMonths === 12 ? [aboveLastMark] : []);
  });

  test('names the levels and the marks beside the bars', () => {
    const legend = elements.find(
      ({ attributes }) => attributes['aria-label'] === translator(language)('revenueByTier'),
    )!;
    const names = elements.filter(({ name, around }) => name === 'li' && around[0] === legend).map(({ text }) => text);
    expect(names).toEqual([...tiers, translator(language)('cautiousCase')]);
  });
});
