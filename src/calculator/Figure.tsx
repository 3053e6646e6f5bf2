import type { ReactNode } from 'react';
import { barLength, type ExampleMonth } from '../model/bars.ts';
import { figureNumber, figureText, type FigureKey } from '../state/figures.ts';
import { barAttributes, barWidth, figureAttributes } from '../state/markup.ts';
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
      {figureText(figure, number, useCalculator())}
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

/** A month's commission. The letters of its currency, if it is no sign, can be styled apart from the number. */
export function Commission(example: ExampleMonth) {
  const { before, after } = useCalculator().letters;
  return (
    <Isolated>
      {before && <span className="letters">{before}</span>}
      <Figure name="commission" isBare {...example} />
      {after && <span className="letters">{after}</span>}
    </Isolated>
  );
}

/** The three assumptions of an example. */
export function AssumptionValues({ isCompared }: Pick<ExampleMonth, 'isCompared'>) {
  return (
    <>
      <Figure name="conversion" isCompared={isCompared} /> · <Figure name="cancellation" isCompared={isCompared} /> ·{' '}
      <Figure name="referralsTenths" isCompared={isCompared} />
    </>
  );
}

/** The sign of an example: filled, or outlined for the other one. */
export const Mark = ({ isCompared }: Pick<ExampleMonth, 'isCompared'>) => (
  <i className={isCompared ? 'mark outlined' : 'mark'} />
);

/** The bar of a month's commission, within an `<svg>`. */
export function Bar({ month, isCompared, ...place }: ExampleMonth & { readonly y?: number; readonly height?: number }) {
  const drawn = { ...useSettledState(), month: useChosenMonth() };
  const width = barWidth(barLength({ month, isCompared }, drawn));
  return (
    // The early script may have changed its width before hydration.
    <rect {...barAttributes({ month, isCompared })} {...place} width={width} suppressHydrationWarning />
  );
}
