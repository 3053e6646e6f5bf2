import type { AstroIntegration } from 'astro';
import { flagsFile } from '../brand/drawing.ts';
import { checkLogo } from '../brand/logo-visibility.ts';
import { languages } from '../config/languages.ts';
import { settingsFile } from '../settings/read-settings.ts';
import * as site from '../settings/settings.ts';
import { UnusableValueError } from '../settings/unusable-value-error.ts';
import { fileOf } from '../content/dictionaries.ts';
import { checkTexts } from '../content/faults.ts';
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

/** @throws UnusableValueError at a plan, a text, a flag or a logo that cannot be right */
export async function checkAll(): Promise<void> {
  checkAmounts(plan);
  checkTexts();
  flagsFile(languages);
  await checkLogo(site);
  // Reads the logo when it is imported.
  const { checkPublicFolder } = await import('../brand/pictures.ts');
  checkPublicFolder();
}

/** Stops the build before anything is written. */
export function checkSettings(): AstroIntegration {
  return {
    name: 'check-settings',
    hooks: {
      'astro:config:setup': async ({ addWatchFile }) => {
        // Read with `fs`, not imported, so Vite does not watch these files by itself.
        addWatchFile(new URL(`../../${settingsFile}`, import.meta.url));
        for (const language of languages) addWatchFile(new URL(`../../${fileOf(language)}`, import.meta.url));
        await checkAll();
      },
    },
  };
}
