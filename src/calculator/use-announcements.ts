import { useEffect, useEffectEvent } from 'react';
import { inputRules, type NumberRule } from '../model/inputs.ts';
import { inputText, type FieldAnnouncement, type NumberFieldState } from '../model/number-field.ts';
import type { Inputs } from '../model/projection.ts';
import { announce } from '../page/announce.ts';
import { figureNumber } from '../state/figures.ts';
import { announcementDelay } from '../state/delays.ts';
import { rangeText, fieldSettings } from './field-settings.ts';
import { useCalculator, useCalculatorState, type CalculatorValue } from './use-calculator.ts';

/**
 * Announces a text to screen readers once changes have settled.
 * @param due a new object for each announcement; undefined announces nothing
 * @param text called when the announcement is due
 */
export function useDebouncedAnnouncement(due: object | undefined, text: () => string): void {
  const announceText = useEffectEvent(() => announce(text()));
  useEffect(() => {
    if (due === undefined) return;
    const timer = setTimeout(() => announceText(), announcementDelay);
    return () => clearTimeout(timer);
  }, [due]);
}

/** What to announce about a field ahead of the result: its range and its number, each only if its flag is set. */
export function fieldAnnouncement(
  { isStepped, announcesRange }: FieldAnnouncement,
  { label, value, rule }: { readonly label: string; readonly value: number; readonly rule: NumberRule },
  calculator: CalculatorValue,
): string[] {
  const { t } = calculator;
  return [
    ...(announcesRange ? [rangeText(rule, calculator)] : []),
    ...(isStepped ? [t('labelledNumber', { label, count: inputText(value, rule, calculator) })] : []),
  ];
}

/**
 * Announces after each change of inputs: what is due of each field, its range and its number if it was changed otherwise
 * than by typing, and then the chosen month's commission with the visitor's assumptions.
 */
export function useResultAnnouncement(): void {
  const calculator = useCalculator();
  const { store, t, count, money } = calculator;
  useDebouncedAnnouncement(
    useCalculatorState(({ due }) => due),
    () => {
      const state = store.getState();
      const fields = Object.entries(state.fields) as [keyof Inputs, NumberFieldState][];
      const ofFields = fields.flatMap(([name, { value, announcement }]) => {
        const field = { label: t(fieldSettings[name].label), value, rule: inputRules[name] };
        return announcement ? fieldAnnouncement(announcement, field, calculator) : [];
      });
      const amount = money(figureNumber({ name: 'commission' }, state));
      state.announced();
      return [...ofFields, t('resultAnnouncement', { month: count(state.month), amount })].join('\n');
    },
  );
}
