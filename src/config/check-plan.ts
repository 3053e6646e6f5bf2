import type { InputRule } from './inputs.ts';
import type { Plan } from './settings-types.ts';
import { UnusableValueError } from './unusable-value-error.ts';

/** With more levels, two would share a tone in the bars. */
const mostTiers = 4;
/** In characters. Longer ones do not fit beside their prices on a phone. */
const longestTierName = 24;
/** Ten years, in months. */
const longestHorizon = 120;

function whole(setting: string, value: number, smallest: number, largest: number): void {
  if (!Number.isInteger(value) || value < smallest || value > largest)
    throw new UnusableValueError(setting, `must be a whole number from ${smallest} to ${largest}, not ${value}`);
}

function checkTiers({ tiers }: Plan): void {
  const names = Object.keys(tiers);
  if (names.length < 1 || names.length > mostTiers)
    throw new UnusableValueError('tiers', `must have one to ${mostTiers} licence levels, not ${names.length}`);
  for (const [name, tier] of Object.entries(tiers)) {
    // JavaScript lists keys that are numbers first, wherever they stand.
    if (name.trim() === '' || /^\d+$/.test(name))
      throw new UnusableValueError('tiers', `must not name a level "${name}": a name is neither empty nor a number`);
    if (name.length > longestTierName)
      throw new UnusableValueError(
        'tiers',
        `must not name a level "${name}": a name has at most ${longestTierName} characters`,
      );
    whole(`tiers.${name}.priceCents`, tier.priceCents, 1, 100_000_00);
    whole(`tiers.${name}.level1Commission`, tier.level1Commission, 0, 100);
    whole(`tiers.${name}.level2Commission`, tier.level2Commission, 0, 100);
  }
}

function checkUpgrades({ tiers, upgrades, horizonMonths }: Plan): void {
  const [, ...higher] = Object.keys(tiers);
  for (const [index, { month, shares }] of upgrades.entries()) {
    const setting = `upgrades[${index}]`;
    whole(`${setting}.month`, month, 2, horizonMonths);
    if (upgrades.findIndex((other) => other.month === month) !== index)
      throw new UnusableValueError(`${setting}.month`, `must not repeat month ${month}`);
    for (const [tier, percent = 0] of Object.entries(shares)) {
      if (!higher.includes(tier))
        throw new UnusableValueError(`${setting}.shares`, `must name licence levels above the first, not "${tier}"`);
      whole(`${setting}.shares.${tier}`, percent, 0, 100);
    }
    const total = Object.values(shares).reduce<number>((sum, percent = 0) => sum + percent, 0);
    if (total > 100)
      throw new UnusableValueError(`${setting}.shares`, `must add up to at most 100 percent, not ${total}`);
  }
}

/**
 * Checks what the type checker cannot: the ranges of the plan and of the inputs' defaults.
 * @param largestInput the largest default that an input may have
 * @throws UnusableValueError at the first unusable value
 */
export function checkPlan(plan: Plan, inputRules: Readonly<Record<string, InputRule>>, largestInput: number): void {
  try {
    new Intl.NumberFormat('en', { style: 'currency', currency: plan.currency });
  } catch {
    throw new UnusableValueError('currency', `must be three letters such as USD, not "${plan.currency}"`);
  }
  checkTiers(plan);
  whole('horizonMonths', plan.horizonMonths, 2, longestHorizon);
  checkUpgrades(plan);
  whole('level2PartnersPerLevel1Partner', plan.level2PartnersPerLevel1Partner, 0, 100);
  for (const [name, rule] of Object.entries(inputRules)) whole(name, rule.default, 0, largestInput);
}
