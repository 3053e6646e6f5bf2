import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownPriceCents, plan } from '../../src/model/plan.ts';
import { figureNumber, figureText, scenarios, type FigureKey } from '../../src/state/figures.ts';
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

test('figures of a month that are shown together add up, in both scenarios', () => {
  fc.assert(
    fc.property(
      anyInputs,
      fc.integer({ min: 1, max: plan.horizonMonths }),
      fc.constantFrom(...scenarios),
      (inputs, month, scenario) => {
        const store = createCalculatorStore();
        store.getState().setInputs(inputs);
        const figure = (name: FigureKey['name']) => figureNumber({ name, scenario, month }, store.getState());
        const { partnersAtStart, newLevel1PartnersPerMonth } = inputs;
        expect(figure('month')).toBe(month);
        expect(figure('ownPartners')).toBe(partnersAtStart + figure('monthsOfGrowth') * newLevel1PartnersPerMonth);
        expect(figure('activeSubscriptions')).toBe(figure('ownSubscriptions') + figure('theirSubscriptions'));
        expect(figure('commission')).toBe(
          figure('ownCommission') + figure('theirCommission') + figure('movesCommission'),
        );
        expect(figure('leftAfterOwn')).toBe(figure('commission') - (ownPriceCents ?? 0));
        // The drawing holds 160 dots.
        for (const one of scenarios)
          expect(160 * figure('peoplePerDot')).toBeGreaterThanOrEqual(
            figureNumber({ name: 'people', scenario: one, month }, store.getState()),
          );
      },
    ),
  );
});
