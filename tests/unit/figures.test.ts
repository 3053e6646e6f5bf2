import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownPriceCents, plan } from '../../src/model/plan.ts';
import { figureNumber, figureText, type FigureKey } from '../../src/state/figures.ts';
import { createCalculatorStore } from '../../src/state/store.ts';
import { anyInputs } from './any-plan.ts';

test('an assumption is written as people write it', () => {
  const formats = { money: String, count: String, percent: (percent: number) => `${percent}%` };
  fc.assert(
    fc.property(anyInputs, ({ conversion, cancellation, referralsTenths }) => {
      expect(figureText('conversion', conversion, formats)).toBe(`${conversion}%`);
      expect(figureText('cancellation', cancellation, formats)).toBe(`${cancellation}%`);
      expect(figureText('referralsTenths', referralsTenths, formats)).toBe(String(referralsTenths / 10));
    }),
  );
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
        figure('level1Commission') + figure('level2Commission') + figure('upgradesCommission'),
      );
      expect(figure('afterOwnPlan')).toBe(figure('commission') - (ownPriceCents ?? 0));
    }),
  );
});
