import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dotKinds, drawnDots, peoplePerDot } from '../../src/model/dots.ts';

const anyPeople = fc
  .tuple(fc.nat(20_000_000), fc.nat(100), fc.nat(20_000_000))
  .map(([partners, percent, original]) => ({
    people: { partners, subscriptions: Math.floor((partners * percent) / 100) },
    original,
  }));

test('each group has a dot for so many people, to the nearest and at least one, and all have room', () => {
  fc.assert(
    fc.property(anyPeople, ({ people, original }) => {
      const perDot = peoplePerDot(Math.max(people.partners, original));
      const kinds = dotKinds(people, original, perDot);
      expect(kinds).toHaveLength(drawnDots);
      const seen = kinds.filter((kind) => kind !== undefined);
      // In this order, and those that are not seen come last.
      const order = ['subscriber', 'nonSubscriber', 'original'] as const;
      expect(order.flatMap((kind) => seen.filter((one) => one === kind))).toEqual(seen);
      expect(kinds.slice(0, seen.length)).toEqual(seen);
      const counts = [people.subscriptions, people.partners - people.subscriptions, original - people.partners];
      for (const [index, kind] of order.entries()) {
        const dots = seen.filter((one) => one === kind).length;
        if (counts[index]! <= 0) expect(dots).toBe(0);
        // Ends are rounded, so that a group may gain or lose one dot to its neighbour.
        else expect(Math.abs(dots - Math.max(1, counts[index]! / perDot))).toBeLessThanOrEqual(3);
      }
    }),
  );
  expect(dotKinds({ partners: 3, subscriptions: 2 }, 5, 1).slice(0, 6)).toEqual([
    'subscriber',
    'subscriber',
    'nonSubscriber',
    'original',
    'original',
    undefined,
  ]);
});

test('a dot stands for 1, 2, 5, 10, 20 people and so on, so that there are 60 to 160 of them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20_000_000 }), (most) => {
      const perDot = peoplePerDot(most);
      expect(`${perDot}`).toMatch(/^[125]0*$/);
      expect(most / perDot).toBeLessThanOrEqual(160);
      if (most > 160) expect(most / perDot).toBeGreaterThan(60);
      else expect(perDot).toBe(1);
    }),
  );
  expect([0, 160, 161, 321, 801].map(peoplePerDot)).toEqual([0, 1, 2, 5, 10]);
});
