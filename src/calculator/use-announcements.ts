import { useEffect, useEffectEvent } from 'react';
import { inputRules } from '../config/inputs.ts';
import { shownNumber } from '../model/typed-number.ts';
import { announce } from '../page/announce.ts';
import { figureText } from '../state/figures.ts';
import type { CalculatorState } from '../state/store.ts';
import { announcementDelay } from '../state/waiting-times.ts';
import { boundsOf, fieldTexts } from './field-texts.ts';
import { useCalculator, useCalculatorState, type CalculatorValue } from './use-calculator.ts';

/**
 * Announces a text to screen readers once changes have settled.
 * @param change a new value for each announcement; undefined announces nothing
 * @param text called when the announcement is due
 */
export function useAnnouncement(change: unknown, text: () => string): void {
  const announceText = useEffectEvent(() => announce(text()));
  useEffect(() => {
    if (change === undefined) return;
    const timer = setTimeout(() => announceText(), announcementDelay);
    return () => clearTimeout(timer);
  }, [change]);
}

/** What has been changed otherwise than by typing. */
function changed({ announcement = {}, inputs }: CalculatorState, { t, count }: CalculatorValue): string {
  const { stepped } = announcement;
  if (!stepped) return '';
  return t('labelledNumber', {
    label: t(fieldTexts[stepped].label),
    count: count(shownNumber(inputs[stepped], inputRules[stepped])),
  });
}

/** Announces which numbers a field takes, where it says so, what has been changed, and the chosen month's amount. */
export function useAnnouncements(): void {
  const calculator = useCalculator();
  const { store, t, count } = calculator;
  useAnnouncement(
    useCalculatorState(({ announcement }) => announcement),
    () => {
      const state = store.getState();
      const amount = figureText('entered', state, calculator);
      return [
        state.bounded ? boundsOf(inputRules[state.bounded], calculator) : '',
        changed(state, calculator),
        t('resultAnnouncement', { month: count(state.month), amount }),
      ]
        .filter(Boolean)
        .join('\n');
    },
  );
}
