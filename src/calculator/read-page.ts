import type { NumberSamples } from '../content/numbers-from-samples.ts';
import type { CalculatorTexts } from './texts.ts';

/** Id of the element behind the calculator that holds React's texts. */
export const textsId = 'calculator-texts';

/** What the page tells React about its language. The texts stand behind the calculator, which is painted without them. */
export function readPage(): { readonly texts: CalculatorTexts; readonly numbers: NumberSamples } {
  const { money, percent } = document.documentElement.dataset;
  return {
    texts: JSON.parse(document.getElementById(textsId)!.textContent) as CalculatorTexts,
    numbers: { money: money!, percent: percent! },
  };
}
