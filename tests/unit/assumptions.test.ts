import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plan } from '../../src/config/plan.ts';
import { cautiousInputs, isChanged } from '../../src/model/assumptions.ts';
import { plannedInputs } from '../../src/model/planned-inputs.ts';
import { anyInputs, anyPartners } from './any-plan.ts';

test('no number of partners is a change of an assumption', () => {
  fc.assert(fc.property(anyPartners, (partners) => !isChanged(plannedInputs(plan, partners))));
});

const anyAssumption = fc.constantFrom('cancellation', 'referralsTenths', 'conversion');

test('each assumption that is not the plan’s is a change', () => {
  fc.assert(
    fc.property(anyPartners, anyInputs, anyAssumption, (partners, other, name) => {
      const planned = plannedInputs(plan, partners);
      expect(isChanged({ ...planned, [name]: other[name] })).toBe(other[name] !== planned[name]);
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
