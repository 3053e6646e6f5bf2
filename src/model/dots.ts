/** The most dots that people are drawn with, but for rounding: a group in which there is anyone has a dot. */
const mostDots = 160;

/** How many dots are drawn, of which those that stand for nobody are invisible. */
export const drawnDots = mostDots + 2;

/** What a dot stands for: a subscriber, someone without a subscription, or someone the original assumptions would add. */
export type DotKind = 'subscriber' | 'nonSubscriber' | 'original';

/**
 * How many people one dot stands for: 1, 2, 5, 10, 20, 50 and so on; 0 if there is nobody. Between 60 and 160 dots are
 * needed, unless there are fewer people. @param most the most people that are drawn in any month
 */
export function peoplePerDot(most: number): number {
  if (most === 0) return 0;
  let power = 1;
  while (5 * power * mostDots < most) power *= 10;
  return power * [1, 2, 5].find((step) => step * power * mostDots >= most)!;
}

/**
 * The dots in their order, undefined where none is seen. Counts are rounded to the nearest dot.
 * @param subscribers of these partners @param originalPartners how many the original assumptions lead to
 */
export function dotKinds(
  { subscriptions, partners }: { readonly subscriptions: number; readonly partners: number },
  originalPartners: number,
  perDot: number,
): readonly (DotKind | undefined)[] {
  const groups = [
    { kind: 'subscriber', until: subscriptions },
    { kind: 'nonSubscriber', until: partners },
    { kind: 'original', until: originalPartners },
  ] as const;
  const kinds: DotKind[] = [];
  let before = 0;
  for (const { kind, until } of groups) {
    if (until <= before) continue;
    const end = Math.max(kinds.length + 1, Math.round(until / perDot));
    while (kinds.length < end) kinds.push(kind);
    before = until;
  }
  return Array.from({ length: drawnDots }, (_, index) => kinds[index]);
}
