import type { Language } from '../config/languages.ts';
import { plan } from '../config/plan.ts';
import { site } from '../config/site.ts';
import { tierNames } from '../model/projection.ts';
import { factsFor, listOf } from './facts.ts';
import { writeMessage } from './message.ts';
import { formatsFor } from './numbers-from-intl.ts';
import { lookUp, translator } from './translate.ts';

/**
 * The sentence that says what is sold.
 * @param whatIsSold in the form that the language's sentence needs
 * @param levels names of the licence levels, cheapest first
 */
export function saleSentence(
  language: Language,
  whatIsSold: string,
  levels: readonly string[] = tierNames(plan),
): string {
  const found = lookUp('performanceAccessDescription', language);
  const facts = { ...factsFor(language), tiers: listOf(language, levels), tierCount: levels.length, whatIsSold };
  const { count } = formatsFor(language, plan.currency);
  return writeMessage(found.text, facts, { locale: found.language.numberLocale, count });
}

/**
 * What stands in brackets below the introduction: what is sold, and whether commission needs a subscription of one's
 * own, as far as the owner says it. Empty where neither is said.
 */
export function accessNote(language: Language, whatIsSold = site.whatIsSold[language.code] ?? ''): string {
  const sentences = [
    whatIsSold === '' ? '' : saleSentence(language, whatIsSold),
    translator(language)('subscriptionForCommission'),
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}
