import type { AstroIntegration } from 'astro';
import { flagsFile } from '../brand/drawing.ts';
import { checkLogo } from '../brand/logo-visibility.ts';
import { checkPublicFolder } from '../brand/pictures.ts';
import { languages } from '../config/languages.ts';
import { settingsFile } from '../settings/read-settings.ts';
import { UnusableValueError } from '../settings/unusable-value-error.ts';
import { fileOf } from '../content/dictionaries.ts';
import { checkTexts } from '../content/checks/text-faults.ts';
import { largestInputs } from '../model/inputs.ts';
import { plan, type Plan } from '../model/plan.ts';
import { project } from '../model/projection.ts';

/** @throws UnusableValueError if this plan's largest amounts would not be right to the cent */
export function checkAmounts(checked: Plan): void {
  // Amounts are exact if all intermediate values are safe integers.
  const isExact = project(checked, largestInputs).every(({ level1Customers, level2Customers }) =>
    checked.tiers.every(({ name, priceCents, level1Commission, level2Commission }) =>
      [level1Customers[name]! * level1Commission, level2Customers[name]! * level2Commission].every((share) =>
        Number.isSafeInteger(share * priceCents + 50),
      ),
    ),
  );
  if (isExact) return;
  const { partnersAtStart, referralsTenths } = largestInputs;
  const rule =
    `must lead to smaller amounts: with ${partnersAtStart} partners who each bring ${referralsTenths / 10} others a ` +
    'month, they would not be right to the cent. Lower a price or horizonMonths';
  throw UnusableValueError.ofSetting('tiers', rule);
}

/**
 * Checks what the owner sets. Settings and list of languages are checked when they are read.
 * @throws UnusableValueError at a plan, a text, a flag, a logo or a file in `public/` that cannot be right
 */
export async function checkAll(): Promise<void> {
  checkAmounts(plan);
  checkTexts();
  flagsFile(languages);
  checkPublicFolder();
  await checkLogo();
}

/** Development begins anew when one of these files changes. They are read, not imported, so Vite does not watch them. */
export const watchSettings = (): AstroIntegration => ({
  name: 'watch-settings',
  hooks: {
    'astro:config:setup': ({ addWatchFile }) => {
      for (const file of [settingsFile, ...languages.map(fileOf)])
        addWatchFile(new URL(`../../${file}`, import.meta.url));
    },
  },
});
