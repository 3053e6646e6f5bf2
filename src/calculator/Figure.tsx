import { isNegative } from '../format/number-formats.ts';
import { figureText, paceOf, type FigureName } from '../state/figures.ts';
import { useCalculator, useCalculatorState } from './use-calculator.ts';

interface Props {
  readonly name: FigureName;
}

/** A figure that follows the inputs. Amounts run left to right in Arabic too: otherwise `US$` turns into `$US`. */
export function Figure({ name }: Props) {
  const formats = useCalculator();
  const text = useCalculatorState((state) => figureText(name, state, formats), paceOf(name));
  return (
    // The early script may write it while React takes over.
    <bdi
      data-figure={name}
      data-negative={isNegative(text) || undefined}
      dir="ltr"
      translate="no"
      suppressHydrationWarning
    >
      {text}
    </bdi>
  );
}
