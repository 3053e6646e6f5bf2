import { isNegative } from '../format/number-formats.ts';
import { figureText, type FigureName } from '../state/figures.ts';
import { useCalculator, useCalculatorState, useDeferredState } from './use-calculator.ts';

interface Props {
  readonly name: FigureName;
}

/** A figure's text: left to right in Arabic, too, where `US$` would otherwise become `$US`. */
function FigureText({ name, text }: Props & { readonly text: string }) {
  return (
    // The early script may have changed the text before hydration.
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

/** Updated synchronously on every keystroke. */
export function ImmediateFigure({ name }: Props) {
  const formats = useCalculator();
  return <FigureText name={name} text={useCalculatorState((state) => figureText(name, state, formats))} />;
}

/** Updated with the debounced state. */
export function Figure({ name }: Props) {
  return <FigureText name={name} text={figureText(name, useDeferredState(), useCalculator())} />;
}
