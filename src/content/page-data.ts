import { languages, type Language } from '../config/languages.ts';
import { shownVideo } from '../config/video.ts';
import { calculatorTextKeys, type CalculatorData } from './calculator-data.ts';
import { plan, upgradeSteps } from '../model/plan.ts';
import type { TextKey } from './dictionary.ts';
import { listOf } from './facts.ts';
import { formatsFor } from './numbers-from-intl.ts';
import { settings } from '../settings/settings.ts';
import { legalLink, textsFor, translator } from './translate.ts';

/** The videos on a language's page, with their YouTube ids: none, one or both. */
export function pageVideos(language: Language) {
  const t = translator(language);
  const videos = [
    { title: t('whoIs{product}'), id: shownVideo(settings.videos.whoIs, language.path) },
    { title: t('calculatorVideo'), id: shownVideo(settings.videos.calculator, language.path) },
  ];
  return videos.filter(({ id }) => id !== '');
}

/** How the plan is calculated, as the explanation lists it. Figures of the fields are placeholders. */
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
    path,
    languageCode: language.code,
    incomeDisclosure: legalLink('incomeDisclosure', language),
  };
}

/** What the partner's kit says to the partner, in the language of the page. */
// prettier-ignore
export const kitTextKeys = [
  'yourLink', 'close', 'referralCode', 'referralCodeHint', 'referralCodeUnusable', 'referralCodeMissing',
  'recipientLanguage', 'copyLink', 'linkCopied', 'copyByHand', 'message', 'copyMessage', 'messageCopied',
  'email', 'qrCode', 'qrCodeTooLong', 'linkPrivacy',
] as const satisfies readonly TextKey[];

/** What a message says to whoever gets it, in the language that the partner chooses. */
const recipientKeys = ['title', 'shareText', 'partnerDisclosure'] as const satisfies readonly TextKey[];

/** A language in which a partner can pass the link on. */
export interface RecipientLanguage extends Pick<Language, 'hreflang' | 'path' | 'name' | 'direction'> {
  readonly texts: Readonly<Record<(typeof recipientKeys)[number], string>>;
}

/** Data of the partner's kit for one page. */
export interface KitData {
  readonly texts: Readonly<Record<(typeof kitTextKeys)[number], string>>;
  /** Every language that has a page: the page's own first, then the others in the order of the language switcher. */
  readonly recipients: readonly RecipientLanguage[];
}

/** @param language of the page */
export function kitData(language: Language): KitData {
  const ownFirst = [language, ...languages.filter((one) => one !== language)];
  const recipients = ownFirst.map((one): RecipientLanguage => {
    const { hreflang, path, name, direction } = one;
    return { hreflang, path, name, direction, texts: textsFor(one, recipientKeys) };
  });
  return { texts: textsFor(language, kitTextKeys), recipients };
}
