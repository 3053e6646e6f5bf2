import { languages, type Language } from '../config/languages.ts';
import { plan, upgradeSteps } from '../model/plan.ts';
import type { TextKey } from './dictionary.ts';
import { listOf } from './facts.ts';
import { formatsFor } from './numbers-from-intl.ts';
import { legalLink, textsFor, translator } from './translate.ts';

/** The texts of the calculator. */
// prettier-ignore
export const calculatorTextKeys = [
  'parameterSettings', 'parametersDescription', 'boostPartnersFirstMonth', 'newBoostPartnersMonthly', 'decrease',
  'increase', 'labelledNumber', 'monthAlone', 'nonBindingNote', 'beforeTaxes', 'thisExample', 'anotherExample',
  'afterOwnPlan', 'assumptions', 'conversion', 'cancellationRate', 'referralRate', 'changeAssumptions',
  'useTheseValues', 'exampleAssumptions', 'subscriptions', 'assumptionsNote', 'monthlyRevenue', 'revenueDescription', 'chooseMonth', 'monthNumber',
  'level1Subscriptions', 'level2Subscriptions', 'movesToOtherTiers', 'totalRevenue', 'disclaimer', 'disclaimerText',
  'registerNow', 'registrationNote', 'linkCode', 'share', 'loading', 'notLoaded', 'calculationBasis',
  'calculationExplanation', 'revenueByTier', 'licenceLevel', 'pricePerMonth', 'vatNote', 'goalSeek', 'amountPerMonth',
  'newPartnersPerMonth', 'alreadyReached', 'notReached', 'goalSeekNote', 'calculateWithThis', 'monthOverview', 'month', 'level1', 'level2',
  'newPartners', 'referrals', 'newSubscriptions', 'cancelled', 'cancelledSubscriptions', 'totalActiveSubscriptions',
] as const satisfies readonly TextKey[];

export type CalculatorTexts = Readonly<Record<(typeof calculatorTextKeys)[number], string>>;

/** Data that a page passes to the calculator: texts and settings. */
export interface CalculatorData {
  readonly texts: CalculatorTexts;
  /** The rules of the calculation, a sentence or two each, with placeholders for the assumptions. */
  readonly calculationRules: readonly string[];
  /** Code of the page's language, as the registration service expects it. */
  readonly languageCode: string;
  /** The owner's income disclosure, if there is one. */
  readonly incomeDisclosure: { readonly label: string; readonly address: string } | undefined;
}

/** How the plan is calculated, as the explanation lists it. The assumptions stay placeholders. */
function calculationRules(language: Language): string[] {
  const t = translator(language);
  const { percent } = formatsFor(language);
  const steps = upgradeSteps(plan).map(({ month, upgrades }) => {
    const shares = upgrades.map((upgrade) =>
      t('upgradeShare', { percent: percent(upgrade.percent), tier: upgrade.tier }),
    );
    return t('upgradeStep', { month, shares: listOf(language, shares) });
  });
  const upgrades = steps.length > 0 ? [t('basisUpgrades', { steps: steps.join(' ') })] : [];
  // The assumptions in these two are filled in by the browser.
  const { basisLevel2, basisShares } = textsFor(language, ['basisLevel2', 'basisShares']);
  return [t('basisStart'), basisLevel2, basisShares, ...upgrades, t('basisRounding'), t('basisRevenue')];
}

const languageAt = (path: string): Language => languages.find((one) => one.path === path)!;

/** How the page of a language writes numbers. @param path the language's path */
export const pageFormats = (path: string) => formatsFor(languageAt(path));

/** What the calculator on a language's page is given. @param path the language's path */
export function calculatorData(path: string): CalculatorData {
  const language = languageAt(path);
  return {
    texts: textsFor(language, calculatorTextKeys),
    calculationRules: calculationRules(language),
    languageCode: language.code,
    incomeDisclosure: legalLink('incomeDisclosure', language),
  };
}
