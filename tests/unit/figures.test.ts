import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownPriceCents, plan } from '../../src/model/plan.ts';
import { figureNumber, figureText, type FigureKey } from '../../src/state/figures.ts';
import { createCalculatorStore } from '../../src/state/store.ts';
import { anyInputs } from './any-plan.ts';

test('an assumption is written as people write it, and a bare amount without its currency', () => {
  const formats = {
    money: (cents: number) => `${cents / 100} kr`,
    bareMoney: (cents: number) => `${cents / 100}`,
    letters: { before: '', after: ' kr' },
    count: String,
    percent: (percent: number) => `${percent}%`,
  };
  const text = (key: FigureKey, number: number) => figureText(key, number, formats);
  expect([text({ name: 'conversion' }, 50), text({ name: 'cancellation' }, 0)]).toEqual(['50%', '0%']);
  expect(text({ name: 'referralsTenths' }, 5)).toBe('0.5');
  expect([text({ name: 'commission' }, 150), text({ name: 'commission', isBare: true }, 150)]).toEqual([
    '1.5 kr',
    '1.5',
  ]);
});

test('figures of a month that are shown together add up', () => {
  fc.assert(
    fc.property(anyInputs, fc.integer({ min: 1, max: plan.horizonMonths }), (inputs, month) => {
      const store = createCalculatorStore();
      store.getState().setInputs(inputs);
      const figure = (name: FigureKey['name']) => figureNumber({ name, month }, store.getState());
      const { partnersAtStart, newLevel1PartnersPerMonth } = inputs;
      expect(figure('level1Partners')).toBe(partnersAtStart + (month - 1) * newLevel1PartnersPerMonth);
      expect(figure('subscriptions')).toBe(figure('level1Subscriptions') + figure('level2Subscriptions'));
      expect(figure('commission')).toBe(
        figure('level1EntryTier') + figure('level2EntryTier') + figure('upgradesCommission'),
      );
      expect(figure('afterOwnPlan')).toBe(figure('commission') - (ownPriceCents ?? 0));
    }),
  );
});
