import { useEffect, useEffectEvent, useRef } from 'react';
import { inputRules } from '../model/inputs.ts';
import { inputText } from '../model/number-field.ts';
import type { Inputs } from '../model/projection.ts';
import { announce } from '../state/markup.ts';
import { figureNumber } from '../state/figures.ts';
import { labelKeys } from './use-input-field.ts';
import { useCalculator, useCalculatorState } from './use-calculator.ts';

/** Debounce in milliseconds: announcements would otherwise interrupt each other at every digit. */
const announcementDelay = 1000;

/**
 * Announces a text to screen readers once a value has settled.
 * @param value what is followed @param text called when an announcement is due; undefined announces nothing
 */
export function useSettledAnnouncement(value: unknown, text: () => string | undefined): void {
  const announceText = useEffectEvent(() => {
    const due = text();
    if (due !== undefined) announce(due);
  });
  useEffect(() => {
    const timer = setTimeout(() => announceText(), announcementDelay);
    return () => clearTimeout(timer);
  }, [value]);
}

/** Announces changed inputs: the numbers that were not typed, since whoever types hears them, and what they lead to. */
export function useResultAnnouncement(): void {
  const calculator = useCalculator();
  const { store, t, count, money } = calculator;
  const announced = useRef<Inputs>(undefined);
  const inputs = useCalculatorState((state) => state.inputs);
  useSettledAnnouncement(inputs, () => {
    const before = announced.current ?? window.calculation.linkInputs;
    announced.current = inputs;
    const changed = (Object.keys(labelKeys) as (keyof Inputs)[]).filter((name) => inputs[name] !== before[name]);
    if (changed.length === 0) return undefined;
    const state = store.getState();
    const numbers = changed
      .filter((name) => state.fields[name].text === undefined)
      .map((name) =>
        t('labelledNumber', {
          label: t(labelKeys[name]),
          count: inputText(inputs[name], inputRules[name], calculator),
        }),
      );
    const amount = money(figureNumber({ name: 'commission' }, state));
    return [...numbers, t('resultAnnouncement', { month: count(state.month), amount })].join('\n');
  });
}
