import { describe, expect, test } from 'vitest';
import { plan } from '../../src/config/plan.ts';
import { formatsFor } from '../../src/content/numbers-from-intl.ts';
import { translator } from '../../src/content/translate.ts';
import { fullLength } from '../../src/model/bar.ts';
import { project, tierNames } from '../../src/model/projection.ts';
import { defaultInputs } from '../../src/model/query-string.ts';
import { formatTyped } from '../../src/model/whole-number.ts';
import { languagePages } from '../support/dist.ts';

const tiers = tierNames(plan);
const rows = project(plan, defaultInputs);

describe.for(languagePages)('the calculator of $file', ({ language, elements }) => {
  test('has the defaults in its fields', () => {
    const fields = elements.filter(({ name }) => name === 'input').map(({ attributes }) => attributes['value']);
    const { count } = formatsFor(language, plan.currency);
    expect(fields).toEqual(Object.values(defaultInputs).map((number) => formatTyped(number, count)));
  });

  test('draws a bar for each month, with a part for each level, and the best month’s in full', () => {
    const bars = elements.filter(({ attributes }) => 'data-bar' in attributes);
    expect(bars.map(({ attributes }) => attributes['data-bar'])).toEqual(rows.map(({ month }) => String(month)));
    const lengths = bars.map((bar) => {
      const parts = elements.filter(({ name, around }) => name === 'rect' && around[0] === bar);
      expect(parts).toHaveLength(tiers.length);
      return parts.reduce((sum, { attributes }) => sum + Number(attributes['width']), 0);
    });
    const best = Math.max(...rows.map(({ totalRevenueCents }) => totalRevenueCents));
    expect(Math.max(...lengths)).toBe(best === 0 ? 0 : fullLength);
  });

  test('names the levels beside the bars', () => {
    const legend = elements.find(
      ({ attributes }) => attributes['aria-label'] === translator(language)('revenueByTier'),
    )!;
    const names = elements.filter(({ name, around }) => name === 'li' && around[0] === legend).map(({ text }) => text);
    expect(names).toEqual(tiers);
  });
});
