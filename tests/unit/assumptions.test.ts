import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  assumptionNames,
  assumptionSet,
  cautiousAssumptions,
  withCautiousAssumptions,
} from '../../src/model/inputs.ts';
import { plan } from '../../src/model/plan.ts';
import { plannedInputs } from '../support/planned-inputs.ts';
import { anyInputs, anyPartners } from './any-plan.ts';

test('whatever the numbers of partners, the plan’s assumptions are the plan’s, and the cautious ones the cautious', () => {
  fc.assert(
    fc.property(anyPartners, (partners) => {
      const planned = plannedInputs(plan, partners);
      expect(assumptionSet(planned)).toBe('plan');
      expect(assumptionSet(withCautiousAssumptions(planned))).toBe('cautious');
    }),
  );
});

test('one assumption that is neither the plan’s nor the cautious one makes them the visitor’s own', () => {
  fc.assert(
    fc.property(anyInputs, fc.constantFrom(...assumptionNames), (inputs, name) => {
      const planned = plannedInputs(plan, inputs);
      fc.pre(![planned[name], cautiousAssumptions[name]].includes(inputs[name]));
      for (const others of [planned, withCautiousAssumptions(inputs)])
        expect(assumptionSet({ ...others, [name]: inputs[name] })).toBe('own');
    }),
  );
});

test('the cautious case has the same partners, and the same assumptions whatever the visitor’s are', () => {
  fc.assert(
    fc.property(anyInputs, (inputs) => {
      const assumed = withCautiousAssumptions(plannedInputs(plan, inputs));
      const { partnersAtStart, newLevel1PartnersPerMonth } = inputs;
      expect(withCautiousAssumptions(inputs)).toEqual({ ...assumed, partnersAtStart, newLevel1PartnersPerMonth });
    }),
  );
});
