import { isNegative } from '../format/number-formats.ts';
import { figureText, type FigureName } from '../state/figures.ts';
import { useCalculator, useCalculatorState, useDeferred } from './use-calculator.ts';

interface Props {
  readonly name: FigureName;
}

/** A figure that follows the inputs. Amounts run left to right in Arabic too: otherwise `US$` turns into `$US`. */
export function Figure({ name }: Props) {
  const formats = useCalculator();
  // A key is answered by the amounts beside the fields, which wait for no other figure.
  const now = useCalculatorState((state) => figureText(name, state, formats));
  const deferred = useDeferred(now);
  const text = name.includes('-') ? deferred : now;
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
