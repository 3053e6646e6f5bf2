import { expect, test } from 'vitest';
import { exampleInputs } from '../../src/config/inputs.ts';
import { plan } from '../../src/config/plan.ts';
import { cautious } from '../../src/config/settings.ts';
import { formatsFor } from '../../src/content/numbers-from-intl.ts';
import { translator } from '../../src/content/translate.ts';
import { workedExample } from '../../src/content/worked-example.ts';
import { plannedInputs } from '../../src/model/planned-inputs.ts';
import { amountsFor, percent } from '../support/expected-amounts.ts';
import { languagePages } from '../support/dist.ts';
import { textsOf } from '../support/read-page.ts';

const inputs = {
  start: exampleInputs.partnersAtStart,
  monthly: exampleInputs.newLevel1PartnersPerMonth,
};

test.for(languagePages)('$file works through the calculation with numbers', ({ language, $ }) => {
  const text = $('main').text();
  const example = text.slice(text.indexOf(translator(language)('workedExample', inputs)));
  const amounts = amountsFor(language, plannedInputs(plan, exampleInputs));
  for (const { month, levels } of workedExample(plan, language)) {
    expect(example).toContain(translator(language)('monthNumber', { month }));
    expect(example).toContain(amounts[month - 1]);
    for (const line of levels.flatMap(({ lines }) => lines)) expect(example).toContain(line);
  }
});

test.for(languagePages)('$file says in which months customers move up, and to which level', ({ language, $ }) => {
  const t = translator(language);
  const share = percent(language);
  const steps = plan.upgrades
    .map(({ month, shares }) => ({ month, moves: Object.entries<number>(shares).filter(([, whole]) => whole > 0) }))
    .filter(({ moves }) => moves.length > 0)
    .toSorted((one, other) => one.month - other.month);
  const listed = textsOf($, 'details ol > li');
  // Who starts where, then the steps, if there are any, then how all counts are rounded and how it all adds up.
  expect(listed).toHaveLength(steps.length + 3);
  for (const [index, { month, moves }] of steps.entries()) {
    const text = listed[index + 1]!;
    for (const part of t('upgradeStep', { month, shares: '|' }).split('|')) expect(text).toContain(part);
    for (const [place, [tier, whole]] of moves.entries()) {
      const key = place === 0 ? 'upgradeFirstShare' : 'upgradeShare';
      expect(text).toContain(t(key, { percent: share(whole), tier }));
    }
  }
});

test.for(languagePages)('$file explains each assumption, with a place for the visitor’s own', ({ language, $ }) => {
  const t = translator(language);
  const explained = $('[data-assumption]')
    .toArray()
    .map((element) => {
      const place = $(element);
      const explanation = place.parent();
      return {
        of: place.attr('data-assumption'),
        // Empty and hidden: an assumption as in the plan needs no more words.
        isShown: !place.is('[hidden]') || place.text() !== '',
        pattern: place.attr('data-pattern'),
        label: explanation.prev().text(),
        text: explanation.text().trim(),
      };
    });
  const shown = { isShown: false, pattern: t('yourAssumption', { value: '{value}' }) };
  expect(explained).toEqual([
    { of: 'referralsTenths', label: t('referralRate'), text: t('basisLevel2'), ...shown },
    { of: 'conversion', label: t('conversion'), text: t('assumedConversion'), ...shown },
    { of: 'cancellation', label: t('cancellationRate'), text: t('assumedCancellation'), ...shown },
  ]);
});

test.for(languagePages)('$file says what the cautious case assumes', ({ language, $ }) => {
  const t = translator(language);
  const { count } = formatsFor(language, plan.currency);
  const explanation = $('dd').filter((_, element) => $(element).text().includes(t('cautiousExplained')));
  const listed = explanation.find('li').toArray();
  const line = (label: string, number: number) => t('stepAnnouncement', { label, count: count(number) });
  expect(new Set(listed.map((element) => $(element).text()))).toEqual(
    new Set([
      line(t('cancellationRate'), cautious.cancellation),
      line(t('referralRate'), cautious.referrals),
      line(t('conversion'), cautious.conversion),
    ]),
  );
});
