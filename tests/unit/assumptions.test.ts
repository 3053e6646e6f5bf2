import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cautiousAssumptions } from '../../src/config/cautious.ts';
import { plan } from '../../src/config/plan.ts';
import { assumptionNames, assumptionsOf, cautiousInputs, presetInputs } from '../../src/model/assumptions.ts';
import { plannedInputs } from '../../src/model/planned-inputs.ts';
import { anyInputs, anyPartners } from './any-plan.ts';

test('whatever the numbers of partners, the plan’s assumptions are the plan’s, and the cautious ones the cautious', () => {
  fc.assert(
    fc.property(anyPartners, (partners) => {
      const planned = plannedInputs(plan, partners);
      expect(assumptionsOf(planned)).toBe('plan');
      expect(assumptionsOf(cautiousInputs(planned))).toBe('cautious');
    }),
  );
});

test.for(['plan', 'cautious'] as const)(
  'one assumption that is not of the preset "%s" makes them the visitor’s own',
  (preset) => {
    fc.assert(
      fc.property(anyInputs, fc.constantFrom(...assumptionNames), (inputs, name) => {
        const taken = [plannedInputs(plan, inputs)[name], cautiousAssumptions[name]];
        fc.pre(!taken.includes(inputs[name]));
        expect(assumptionsOf({ ...inputs, ...presetInputs(preset), [name]: inputs[name] })).toBe('own');
      }),
    );
  },
);

test('a preset sets all assumptions, whatever they were, and no number of partners', () => {
  fc.assert(
    fc.property(anyInputs, fc.constantFrom('plan', 'cautious'), (inputs, preset) => {
      expect(Object.keys(presetInputs(preset))).toEqual(assumptionNames);
      expect(assumptionsOf({ ...inputs, ...presetInputs(preset) })).toBe(preset);
    }),
  );
});

test('the cautious case has the same partners, and the same assumptions whatever the visitor’s are', () => {
  fc.assert(
    fc.property(anyInputs, (inputs) => {
      const assumed = cautiousInputs(plannedInputs(plan, inputs));
      const { partnersAtStart, newLevel1PartnersPerMonth } = inputs;
      expect(cautiousInputs(inputs)).toEqual({ ...assumed, partnersAtStart, newLevel1PartnersPerMonth });
    }),
  );
});
