import type { Plan, Tier } from './plan.ts';

/** Customers (active subscriptions) by tier. A tier without any may be missing. */
export type Customers = Readonly<Record<string, number>>;

/** The two levels of a plan. */
export type LevelNumber = 1 | 2;

/** Monthly commission of a level on `count` subscriptions of a tier, rounded half up to whole cents. */
export const commissionCents = (tier: Tier, level: LevelNumber, count: number): number =>
  Math.floor((count * tier.priceCents * tier[`level${level}Commission`] + 50) / 100);

/** Monthly commission of a level on all its customers, in whole cents. */
export const revenueCents = (plan: Plan, level: LevelNumber, customers: Customers): number =>
  sum(plan.tiers.map((tier) => commissionCents(tier, level, customers[tier.name] ?? 0)));

/** The sum of amounts or counts. */
export const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
