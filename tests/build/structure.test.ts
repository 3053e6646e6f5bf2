import { describe, expect, test } from 'vitest';
import { cautiousAssumptions, inputRules, type InputRule } from '../../src/config/inputs.ts';
import { publishedLanguages } from '../../src/content/untranslated.ts';
import { plan } from '../../src/config/plan.ts';
import { formatsFor } from '../../src/content/numbers-from-intl.ts';
import { translator } from '../../src/content/translate.ts';
import { shownNumber } from '../../src/model/typed-number.ts';
import { languagePages } from '../support/dist.ts';
import { textsOf, valuesOf } from '../support/read-page.ts';

type AssumptionName = keyof typeof cautiousAssumptions;

describe.for(languagePages)('$file', ({ language, $ }) => {
  const t = translator(language);
  const { count } = formatsFor(language, plan.currency);
  const textOf = (id: string) => $(`[id="${id}"]`).text();

  test('has its landmarks once', () => {
    const inside = ':is(main, section, article, aside, nav) *';
    for (const landmark of ['header', 'main', 'footer']) expect($(landmark).not(inside), landmark).toHaveLength(1);
  });

  test('ties a label and a hint to each field, and has its buttons name the field', () => {
    const fields = $('input[inputmode]')
      .toArray()
      .map((field) => [
        $(`label[for="${$(field).attr('id')}"]`).text(),
        $(field).attr('aria-describedby')?.split(' ').map(textOf),
      ]);
    const { partnersAtStart, newLevel1PartnersPerMonth, cancellation, referralsTenths, conversion } = inputRules;
    const bounds = (rule: InputRule) =>
      t(rule.decimals === 0 ? 'inputBounds' : 'decimalBounds', { maximum: shownNumber(rule.maximum, rule) });
    const said = (name: AssumptionName) =>
      (
        [
          ['optimistic', inputRules[name].default],
          ['lessOptimistic', cautiousAssumptions[name]],
        ] as const
      )
        .map(([key, number]) =>
          t('stepAnnouncement', { label: t(key), count: count(shownNumber(number, inputRules[name])) }),
        )
        .join(' · ');
    expect(fields).toEqual([
      [t('boostPartnersFirstMonth'), [bounds(partnersAtStart)]],
      [t('newBoostPartnersMonthly'), [bounds(newLevel1PartnersPerMonth)]],
      [t('cancellationRate'), [said('cancellation'), bounds(cancellation)]],
      [t('referralRate'), [said('referralsTenths'), bounds(referralsTenths)]],
      [t('conversion'), [said('conversion'), bounds(conversion)]],
    ]);
    const buttons = valuesOf($, 'button', 'aria-label');
    for (const label of fields.map(([name]) => String(name)))
      expect(buttons).toEqual(expect.arrayContaining([t('decrease', { label }), t('increase', { label })]));
  });

  test('lists every language by its own name wherever it lists them, and marks its own', () => {
    const described = $('a[hreflang]')
      .toArray()
      .map((link) => [...['href', 'hreflang', 'lang'].map((name) => $(link).attr(name)), $(link).text()].join(' '));
    const list = publishedLanguages.map(({ path, hreflang, name }) => `/${path} ${hreflang} ${hreflang} ${name}`);
    expect([...new Set(described)]).toEqual(list);
    expect(new Set(textsOf($, 'a[hreflang][aria-current=page]'))).toEqual(new Set([language.name]));
  });

  test('says what it needs JavaScript for, that nothing is guaranteed, and how it calculates', () => {
    expect(textsOf($, 'noscript')).toEqual([t('needsJavaScript')]);
    const paragraphs = textsOf($, 'p');
    for (const paragraph of t('disclaimerText').split('\n')) expect(paragraphs).toContain(paragraph);
    expect(paragraphs).toContain(t('calculationExplanation'));
  });
});
