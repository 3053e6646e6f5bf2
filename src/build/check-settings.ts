import { existsSync, readdirSync } from 'node:fs';
import { pictures } from '../brand/pictures.ts';
import { languages } from '../config/languages.ts';
import { unusableSetting } from '../settings/read-settings.ts';
import { UnusableValueError } from '../settings/unusable-value-error.ts';
import { checkTexts } from '../content/checks/text-faults.ts';
import { largestInputs } from '../model/assumptions.ts';
import { plan, type Plan } from '../model/plan.ts';
import { project } from '../model/projection.ts';

/** @throws UnusableValueError if this plan's largest amounts would not be right to the cent */
export function checkAmounts(checked: Plan): void {
  // Amounts are exact if all intermediate values are safe integers.
  const products = project(checked, largestInputs).flatMap(({ level1, level2, level1Customers, level2Customers }) =>
    checked.tiers.flatMap(({ name, priceCents, level1Commission, level2Commission }, index) => {
      // The sum of a month counts all of a level in the entry tier, and what upgrades add to that.
      const [first, second] = index === 0 ? [level1.subscriptions, level2.subscriptions] : [0, 0];
      return [
        Math.max(level1Customers[name]!, first) * level1Commission * priceCents,
        Math.max(level2Customers[name]!, second) * level2Commission * priceCents,
      ];
    }),
  );
  const isExact = products.every((product) => Number.isSafeInteger(Math.round(10 * product) + 500));
  if (isExact) return;
  const { partnersAtStart, referralsTenths } = largestInputs;
  const rule =
    `must lead to smaller amounts: with ${partnersAtStart} partners who each bring ${referralsTenths / 10} others a ` +
    'month, they would not be right to the cent. Lower a price or horizonMonths';
  throw unusableSetting('tiers', rule);
}

/** What the build writes, besides pictures and the pages of languages. */
const built = /^(previews|flags|index\.html|404\.html|robots\.txt|sitemap[\w-]*\.xml|_[^/]*)$/;

/** @throws UnusableValueError at a file in `public/` that hides one of the site's, or that nobody wants to publish */
export function checkPublicFolder(files = existsSync('public') ? readdirSync('public') : []): void {
  const pages = languages.flatMap(({ path }) => [path, `${path}.html`]);
  const fault = (file: string, why: string) => new UnusableValueError(`public/${file} ${why}: delete it.`);
  for (const file of files) {
    if (Object.hasOwn(pictures, file))
      throw fault(file, 'would hide the picture that is drawn from the settings. Name your logo in logo.light');
    if (pages.includes(file) || built.test(file)) throw fault(file, 'would hide what the build writes there');
    if (/^\.(?!well-known$|DS_Store$)/.test(file)) throw fault(file, 'would be published, for everyone to read');
  }
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
