import type { Plan } from '../../src/model/plan.ts';

/**
 * The plan that the rows of `projection.json` were computed for. The site's own plan may differ: numbers in
 * tests are about this one.
 */
export const samplePlan = {
  tiers: [
    { name: 'BOOST', priceCents: 25_00, level1Commission: 75, level2Commission: 5 },
    { name: 'TURBO', priceCents: 90_00, level1Commission: 75, level2Commission: 5 },
    { name: 'NITRO', priceCents: 160_00, level1Commission: 75, level2Commission: 5 },
  ],
  upgrades: [
    { month: 2, tier: 'TURBO', percent: 20 },
    { month: 2, tier: 'NITRO', percent: 15 },
    { month: 3, tier: 'TURBO', percent: 15 },
    { month: 3, tier: 'NITRO', percent: 10 },
  ],
  horizonMonths: 12,
  level2PartnersPerLevel1Partner: 2,
} as const satisfies Plan;
