import type { ReactNode } from 'react';
import { figureNumber, figureText, type FigureKey } from '../state/figures.ts';
import { figureAttributes } from '../state/markup.ts';
import { useCalculator, useCalculatorState, useChosenMonth, useSettledState } from './use-calculator.ts';

/** A number or a formula: left to right, or `US$` would become `$US` in Arabic, and never translated. */
export function Isolated({ children }: { readonly children: ReactNode }) {
  return (
    <bdi dir="ltr" translate="no">
      {children}
    </bdi>
  );
}

function FigureText({ number, ...figure }: FigureKey & { readonly number: number }) {
  return (
    // The early script may have changed the text before hydration.
    <bdi {...figureAttributes(figure)} dir="ltr" translate="no" suppressHydrationWarning>
      {figureText(figure.name, number, useCalculator())}
    </bdi>
  );
}

/** Updated synchronously on every keystroke. */
export function Figure(figure: FigureKey) {
  return <FigureText {...figure} number={useCalculatorState((state) => figureNumber(figure, state))} />;
}

/** Updated once keys pause, and with the chosen month. */
export function SettledFigure(figure: FigureKey) {
  const month = useChosenMonth();
  return <FigureText {...figure} number={figureNumber(figure, { ...useSettledState(), month })} />;
}
