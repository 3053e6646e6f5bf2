import type { ReactNode } from 'react';
import type { NumberFormats } from '../format/number-formats.ts';
import { barLength, type ExampleMonth } from '../model/bars.ts';
import { figureNumber, figureText, type FigureKey } from '../state/figures.ts';
import { barAttributes, figureAttributes } from '../state/markup.ts';
import { useCalculator, useCalculatorState, useChosenMonth, useSettledState } from './use-calculator.ts';

/** A number or a formula: left to right, or `US$` would become `$US` in Arabic, and never translated. */
export function Isolated({ children }: { readonly children: ReactNode }) {
  return (
    <bdi dir="ltr" translate="no">
      {children}
    </bdi>
  );
}

const figureElement = (figure: FigureKey, number: number, formats: NumberFormats) => (
  // The early script may have changed the text before hydration.
  <bdi {...figureAttributes(figure)} dir="ltr" translate="no" suppressHydrationWarning>
    {figureText(figure, number, formats)}
  </bdi>
);

/** Updated synchronously on every keystroke. */
export function Figure(figure: FigureKey) {
  const number = useCalculatorState((state) => figureNumber(figure, state));
  return figureElement(figure, number, useCalculator());
}

/** Updated once keys pause, and with the chosen month. */
export function SettledFigure(figure: FigureKey) {
  const month = useChosenMonth();
  return figureElement(figure, figureNumber(figure, { ...useSettledState(), month }), useCalculator());
}

/** The chosen month's commission. The letters of its currency, if it is no sign, are styled apart from the number. */
export function Commission({ isOther }: Pick<ExampleMonth, 'isOther'>) {
  const { before, after } = useCalculator().letters;
  return (
    <Isolated>
      {before && <span className="letters">{before}</span>}
      <Figure name="commission" isBare isOther={isOther} />
      {after && <span className="letters">{after}</span>}
    </Isolated>
  );
}

/** An example's assumptions, for the placeholders of texts that name all three. */
export const assumptionFigures = ({ isOther }: Pick<ExampleMonth, 'isOther'>) => ({
  conversion: <Figure name="conversion" isOther={isOther} />,
  cancellation: <Figure name="cancellation" isOther={isOther} />,
  referrals: <Figure name="referralsTenths" isOther={isOther} />,
});

/** An example's name behind its mark: filled, or outlined for the other one. */
export function ExampleName({ isOther }: { readonly isOther: boolean }) {
  const { t } = useCalculator();
  return (
    <>
      <i className={isOther ? 'mark outlined' : 'mark'} />
      <span>{t(isOther ? 'anotherExample' : 'thisExample')}</span>
    </>
  );
}

/** The bar of a month's commission. What it shows is said by the amount beside it. */
export function Bar(example: ExampleMonth) {
  const length = barLength(example, { ...useSettledState(), month: useChosenMonth() });
  return (
    // The early script may have changed its value before hydration.
    <progress {...barAttributes(example)} max={100} value={length} aria-hidden="true" suppressHydrationWarning />
  );
}
