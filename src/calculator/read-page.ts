import { percentLike, type NumberFormats } from '../content/numbers-from-samples.ts';
import type { CalculatorTexts } from './texts.ts';

/** Id of the element behind the calculator that holds React's texts. */
export const textsId = 'calculator-texts';

/** What the page tells React about its language. The texts stand behind the calculator, which is painted without them. */
export function readPage(): { readonly texts: CalculatorTexts; readonly formats: NumberFormats } {
  const { money, count } = window.calculator;
  return {
    texts: JSON.parse(document.getElementById(textsId)!.textContent) as CalculatorTexts,
    formats: { money, count, percent: percentLike(document.documentElement.dataset['percent']!) },
  };
}
