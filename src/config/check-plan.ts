import type { InputRule } from './inputs.ts';
import type { Plan } from './settings-types.ts';
import { UnusableValueError } from './unusable-value-error.ts';

/** More levels than this would share tones in the bars. */
const mostTiers = 4;
/** Ten years. */
const longestHorizon = 120;

function whole(setting: string, value: number, smallest: number, largest: number): void {
  if (!Number.isInteger(value) || value < smallest || value > largest)
    throw new UnusableValueError(setting, `must be a whole number from ${smallest} to ${largest}, not ${value}`);
}

function checkTiers({ tiers }: Plan): void {
  const names = Object.keys(tiers);
  if (names.length < 1 || names.length > mostTiers)
    throw new UnusableValueError('tiers', `must be one to ${mostTiers} licence levels, not ${names.length}`);
  for (const [name, tier] of Object.entries(tiers)) {
    // JavaScript lists names that are numbers first, whatever their place.
    if (name.trim() === '' || /^\d+$/.test(name))
      throw new UnusableValueError('tiers', `must have names that are neither empty nor numbers, not "${name}"`);
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
      throw new UnusableValueError(`${setting}.month`, `must not be ${month} a second time`);
    for (const [tier, percent = 0] of Object.entries(shares)) {
      if (!higher.includes(tier))
        throw new UnusableValueError(`${setting}.shares`, `must name licence levels above the first, not "${tier}"`);
      whole(`${setting}.shares.${tier}`, percent, 0, 100);
    }
    const total = Object.values(shares).reduce<number>((sum, percent = 0) => sum + percent, 0);
    if (total > 100)
      throw new UnusableValueError(`${setting}.shares`, `must be at most 100 percent in all, not ${total}`);
  }
}

/**
 * Checks what the type checker cannot: the ranges of the plan and of the inputs' defaults.
 * @param largestInput what an input's default may be at most
 * @throws UnusableValueError at the first value that cannot be right
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
