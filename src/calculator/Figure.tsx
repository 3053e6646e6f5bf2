import { isNegative } from '../format/number-formats.ts';
import { figureText, type FigureName } from '../state/figures.ts';
import { useCalculator, useCalculatorState, useDeferredState } from './use-calculator.ts';

interface Props {
  readonly name: FigureName;
}

/** A figure. Amounts run left to right in Arabic too: otherwise `US$` turns into `$US`. */
function Written({ name, text }: Props & { readonly text: string }) {
  return (
    // The early script may write it until React hydrates it.
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

/** One that answers a key: it waits for no other figure. */
export function PromptFigure({ name }: Props) {
  const formats = useCalculator();
  return <Written name={name} text={useCalculatorState((state) => figureText(name, state, formats))} />;
}

/** Any other, which follows once there is time. */
export function Figure({ name }: Props) {
  return <Written name={name} text={figureText(name, useDeferredState(), useCalculator())} />;
}
