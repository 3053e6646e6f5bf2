import { existsSync } from 'node:fs';
import { pictures } from '../brand/pictures.ts';
import { unusableSetting } from '../settings/read-settings.ts';
import { UnusableValueError } from '../settings/unusable-value-error.ts';
import { checkTexts } from '../content/checks/text-faults.ts';
import { largestInputs } from '../model/largest-inputs.ts';
import { plan, type Plan } from '../model/plan.ts';
import { project } from '../model/projection.ts';

/** @throws UnusableValueError if this plan's largest amounts would not be right to the cent */
export function checkAmounts(checked: Plan): void {
  const { level1, level2 } = project(checked, largestInputs).at(-1)!;
  // No product in `commissionCents` is larger: all subscriptions in the dearest tier, and a commission of 100 percent.
  const product = Math.max(level1.subscriptions, level2.subscriptions) * checked.tiers.at(-1)!.priceCents * 1000;
  if (Number.isSafeInteger(product)) return;
  const { partnersAtStart, referralsTenths } = largestInputs;
  const rule =
    `must lead to smaller amounts: with ${partnersAtStart} partners who each bring ${referralsTenths / 10} others a ` +
    'month, they would not be right to the cent. Lower a price or horizonMonths';
  throw unusableSetting('tiers', rule);
}

/** @throws UnusableValueError at a file in `public/` in place of one that is drawn from the settings */
function checkPublicFolder(): void {
  for (const file of Object.keys(pictures))
    if (existsSync(`public/${file}`))
      throw new UnusableValueError(
        `public/${file} would hide the picture that is drawn from the settings: delete it, and name your logo in logo.light.`,
      );
}

/**
 * Checks what the owner sets. Settings and list of languages are checked when they are read.
 * @throws UnusableValueError at a plan, a text, a logo or a file in `public/` that cannot be right
 */
export function checkAll(): void {
  checkAmounts(plan);
  checkTexts();
  checkPublicFolder();
}
