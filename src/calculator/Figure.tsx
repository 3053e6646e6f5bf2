import { isNegative } from '../format/written-amount.ts';
import { figureText, type FigureName } from '../state/figures.ts';
import { useCalculator, useCalculatorState } from './use-calculator.ts';

/** A figure that follows the inputs. Amounts run left to right in Arabic too: otherwise `US$` turns into `$US`. */
export function Figure({ name }: { readonly name: FigureName }) {
  const formats = useCalculator();
  const text = useCalculatorState(
    ({ calculation }) => figureText(name, calculation, formats),
    // A key is answered by the amount beside the fields, which waits for no other.
    name === 'result' ? 'now' : 'frame',
  );
  return (
    // The early script may write it while React takes over.
    <bdi
      data-figure={name}
      data-negative={isNegative(text) ? '' : undefined}
      dir="ltr"
      translate="no"
      suppressHydrationWarning
    >
      {text}
    </bdi>
  );
}
