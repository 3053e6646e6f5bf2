import { describe, expect, test } from 'vitest';
import { inputRules, type InputRule } from '../../src/config/inputs.ts';
import { languages } from '../../src/config/languages.ts';
import { plan } from '../../src/config/plan.ts';
import { formatsFor } from '../../src/content/numbers-from-intl.ts';
import { translator } from '../../src/content/translate.ts';
import { shownNumber } from '../../src/model/typed-number.ts';
import { languagePages } from '../support/dist.ts';
import type { PageElement } from '../support/elements.ts';

const stands = (element: PageElement, inside: RegExp) => element.around.some(({ name }) => inside.test(name));

describe.for(languagePages)('$file', ({ language, elements }) => {
  const t = translator(language);
  const { count } = formatsFor(language, plan.currency);
  const named = (name: string) => elements.filter((element) => element.name === name);
  const textOf = (id: string | undefined) => elements.find(({ attributes }) => attributes['id'] === id)?.text;

  test('has its landmarks once', () => {
    for (const landmark of ['header', 'main', 'footer']) {
      const outermost = named(landmark).filter((element) => !stands(element, /^(main|section|article|aside|nav)$/));
      expect(outermost, landmark).toHaveLength(1);
    }
  });

  test('has its title as the one main heading, and leaves no level of heading out', () => {
    // A drawer's headings count for who opens it.
    const headings = elements.filter((element) => /^h[1-6]$/.test(element.name) && !stands(element, /^dialog$/));
    const levels = headings.map(({ name }) => Number(name[1]));
    expect(named('h1').map(({ text }) => text)).toEqual([t('title')]);
    expect(levels.filter((level, index) => level - (levels[index - 1] ?? 0) > 1)).toEqual([]);
  });

  test('ties a label and a hint to each field, and has its buttons name the field', () => {
    const fields = named('input').map(({ attributes }) => [
      named('label').find((label) => label.attributes['for'] === attributes['id'])?.text,
      attributes['aria-describedby']?.split(' ').map(textOf),
    ]);
    const { partnersAtStart, newLevel1PartnersPerMonth, cancellation, referralsTenths, conversion } = inputRules;
    const bounds = (rule: InputRule) =>
      t(rule.decimals === 0 ? 'inputBounds' : 'decimalBounds', { maximum: shownNumber(rule.maximum, rule) });
    const planned = (rule: InputRule) => ({ planned: count(shownNumber(rule.default, rule)) });
    expect(fields).toEqual([
      [t('boostPartnersFirstMonth'), [t('startHint'), bounds(partnersAtStart)]],
      [t('newBoostPartnersMonthly'), [t('monthlyHint'), bounds(newLevel1PartnersPerMonth)]],
      [t('cancellationRate'), [t('cancellationHint', planned(cancellation)), bounds(cancellation)]],
      [t('referralRate'), [t('referralHint', planned(referralsTenths)), bounds(referralsTenths)]],
      [t('conversion'), [t('conversionHint', planned(conversion)), bounds(conversion)]],
    ]);
    const buttons = named('button').map(({ attributes }) => attributes['aria-label']);
    for (const label of fields.map(([name]) => String(name)))
      expect(buttons).toEqual(expect.arrayContaining([t('decrease', { label }), t('increase', { label })]));
  });

  test('lists every language by its own name wherever it lists them, and marks its own', () => {
    const links = named('a').filter(({ attributes }) => 'hreflang' in attributes);
    const described = links.map(({ text, attributes }) =>
      [attributes['href'], attributes['hreflang'], attributes['lang'], text].join(' '),
    );
    const list = languages.map(({ path, hreflang, name }) => `/${path} ${hreflang} ${hreflang} ${name}`);
    expect([...new Set(described)]).toEqual(list);
    const current = links.filter(({ attributes }) => attributes['aria-current'] === 'page');
    expect(new Set(current.map(({ text }) => text))).toEqual(new Set([language.name]));
  });

  test('says what it needs JavaScript for, that nothing is guaranteed, and how it calculates', () => {
    expect(named('noscript').map(({ text }) => text)).toEqual([t('needsJavaScript')]);
    const paragraphs = named('p').map(({ text }) => text);
    expect(paragraphs).toContain(t('disclaimerText'));
    expect(paragraphs).toContain(t('calculationExplanation'));
  });
});
