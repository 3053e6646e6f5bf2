import { languages } from '../config/languages.ts';
import { plan } from '../model/plan.ts';
import { site } from '../config/site.ts';
import { calculatorTextKeys, type CalculatorData } from '../format/calculator-data.ts';
import { legalLink, textsFor } from './translate.ts';
import { numberSamples } from './numbers-from-intl.ts';

/** What the calculator on a language's page is given. @param path the language's path */
export function calculatorData(path: string): CalculatorData {
  const language = languages.find((one) => one.path === path)!;
  return {
    texts: textsFor(language, calculatorTextKeys),
    numbers: numberSamples(language, plan.currency),
    path,
    languageCode: language.code,
    signupOrigin: site.signupOrigin,
    disclosure: legalLink('incomeDisclosure', language),
  };
}
