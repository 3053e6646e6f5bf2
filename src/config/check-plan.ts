import { maximumInput } from './inputs.ts';
import type { CalculatorSettings, Plan } from './settings-types.ts';
import { UnusableValueError } from './unusable-value-error.ts';

/** The most licence levels: with more, two would share a tone in the bars. */
export const mostTiers = 4;
/** In characters. Longer ones do not fit beside their prices on a phone. */
export const longestTierName = 24;
/** In cents. */
export const largestPriceCents = 100_000_00;
/** New level-2 partners that a level-1 partner brings a month, at most. */
export const mostReferrals = 100;
/** Ten years, in months. */
export const longestHorizon = 120;

type Faults = Generator<UnusableValueError, void, undefined>;

function* whole(setting: string, value: number, smallest: number, largest: number, unit = ''): Faults {
  if (!Number.isInteger(value) || value < smallest || value > largest)
    yield new UnusableValueError(setting, `must be a whole number${unit} from ${smallest} to ${largest}, not ${value}`);
}

function* currencyFaults({ currency }: Plan): Faults {
  try {
    new Intl.NumberFormat('en', { style: 'currency', currency });
  } catch {
    yield new UnusableValueError('currency', `must be three letters such as USD, not "${currency}"`);
  }
}

function* tierFaults({ tiers }: Plan): Faults {
  const names = Object.keys(tiers);
  if (names.length < 1 || names.length > mostTiers)
    yield new UnusableValueError('tiers', `must have one to ${mostTiers} licence levels, not ${names.length}`);
  for (const [name, tier] of Object.entries(tiers)) {
    // JavaScript lists keys that are numbers first, wherever they stand.
    if (name.trim() === '' || /^\d+$/.test(name))
      yield new UnusableValueError('tiers', `must not name a level "${name}": a name is neither empty nor a number`);
    if (name.length > longestTierName)
      yield new UnusableValueError(
        'tiers',
        `must not name a level "${name}": a name has at most ${longestTierName} characters`,
      );
    yield* whole(`tiers.${name}.priceCents`, tier.priceCents, 1, largestPriceCents, ' of cents');
    yield* whole(`tiers.${name}.level1Commission`, tier.level1Commission, 0, 100);
    yield* whole(`tiers.${name}.level2Commission`, tier.level2Commission, 0, 100);
  }
}

function* upgradeFaults({ tiers, upgrades, horizonMonths }: Plan): Faults {
  const [, ...higher] = Object.keys(tiers);
  for (const [index, { month, shares }] of upgrades.entries()) {
    const setting = `upgrades[${index}]`;
    yield* whole(`${setting}.month`, month, 2, horizonMonths);
    if (upgrades.findIndex((other) => other.month === month) !== index)
      yield new UnusableValueError(`${setting}.month`, `must not repeat month ${month}`);
    for (const [tier, percent = 0] of Object.entries(shares)) {
      if (!higher.includes(tier))
        yield new UnusableValueError(`${setting}.shares`, `must name licence levels above the first, not "${tier}"`);
      yield* whole(`${setting}.shares.${tier}`, percent, 0, 100);
    }
    const total = Object.values(shares).reduce<number>((sum, percent = 0) => sum + percent, 0);
    if (total > 100)
      yield new UnusableValueError(`${setting}.shares`, `must add up to at most 100 percent, not ${total}`);
  }
}

function* cautiousFaults({ cautious, level2PartnersPerLevel1Partner: planned }: CalculatorSettings): Faults {
  const { cancellation, referrals, conversion } = cautious;
  yield* whole('cautious.cancellation', cancellation, 0, 100);
  if (!Number.isInteger(10 * referrals) || referrals < 0 || referrals > planned)
    yield new UnusableValueError(
      'cautious.referrals',
      `must be a number with at most one decimal from 0 to ${planned}, which is level2PartnersPerLevel1Partner, not ${referrals}`,
    );
  yield* whole('cautious.conversion', conversion, 0, 100);
}

function* ownSubscriptionFaults({ ownSubscription, tiers }: CalculatorSettings): Faults {
  if (ownSubscription !== '' && !Object.hasOwn(tiers, ownSubscription))
    yield new UnusableValueError('ownSubscription', `must name a licence level or be '', not "${ownSubscription}"`);
}

/** Every value of the calculator's settings that the type checker cannot refuse. */
export function* planFaults(settings: CalculatorSettings): Faults {
  yield* currencyFaults(settings);
  yield* tierFaults(settings);
  yield* whole('horizonMonths', settings.horizonMonths, 2, longestHorizon);
  yield* upgradeFaults(settings);
  yield* whole('level2PartnersPerLevel1Partner', settings.level2PartnersPerLevel1Partner, 0, mostReferrals);
  yield* cautiousFaults(settings);
  yield* ownSubscriptionFaults(settings);
  yield* whole('partnersAtStart', settings.partnersAtStart, 0, maximumInput);
  yield* whole('newLevel1PartnersPerMonth', settings.newLevel1PartnersPerMonth, 0, maximumInput);
}

/** @throws UnusableValueError at the first unusable value of the calculator's settings */
export function checkPlan(settings: CalculatorSettings): void {
  const [fault] = planFaults(settings);
  if (fault !== undefined) throw fault;
}
