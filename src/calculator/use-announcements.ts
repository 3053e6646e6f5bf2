import { useEffect } from 'react';
import { inputRules } from '../config/inputs.ts';
import { shownNumber } from '../model/typed-number.ts';
import { announce } from '../page/announce.ts';
import { figureText } from '../state/figures.ts';
import type { CalculatorState } from '../state/store.ts';
import { announcementDelay } from '../state/waiting-times.ts';
import { fieldTexts } from './field-texts.ts';
import { useCalculator, type CalculatorValue } from './use-calculator.ts';

/** What is said ahead of the result: in one message, because two would interrupt each other. */
function saidFirst({ announced = {}, bounded, inputs }: CalculatorState, { t, count }: CalculatorValue): string {
  if (bounded) {
    const rule = inputRules[bounded];
    const maximum = count(shownNumber(rule.maximum, rule));
    return t(rule.decimals ? 'decimalBounds' : 'inputBounds', { maximum });
  }
  if (announced.assumptions) return t(announced.assumptions === 'plan' ? 'asInPlan' : 'cautious');
  const { stepped } = announced;
  if (!stepped) return '';
  const number = count(shownNumber(inputs[stepped], inputRules[stepped]));
  return t('stepAnnouncement', { label: t(fieldTexts[stepped].label), count: number });
}

/** Announces what has been changed, and the chosen month's amount, to screen readers once typing settles. */
export function useAnnouncements(): void {
  const calculator = useCalculator();
  useEffect(() => {
    const { store, t, count } = calculator;
    let { announced } = store.get();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = store.subscribe(() => {
      const state = store.get();
      if (state.announced === announced) return;
      ({ announced } = state);
      clearTimeout(timer);
      timer = setTimeout(() => {
        const amount = figureText('rows', store.get(), calculator);
        const result = t('resultAnnouncement', { month: count(store.get().month), amount });
        announce(`${saidFirst(store.get(), calculator)}\n${result}`.trim());
      }, announcementDelay);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [calculator]);
}
