import { expect, test } from 'vitest';
import { createClaim } from '../../src/state/claim.ts';

test('of all who hear an event the first may act upon it, and every event has a first', () => {
  const claim = createClaim();
  const [one, other] = [new Event('click'), new Event('click')];
  expect([claim(one), claim(other), claim(one), claim(other)]).toEqual([true, true, false, false]);
});
