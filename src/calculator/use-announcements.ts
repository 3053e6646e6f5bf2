import { useEffect, useEffectEvent, useRef } from 'react';
import { isPartnerName } from '../model/inputs.ts';
import type { Inputs } from '../model/projection.ts';
import { announce } from '../state/markup.ts';
import { figureNumber, inputText } from '../state/figures.ts';
import { labelKeys } from './label-keys.ts';
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

/** Announces inputs that were not typed or chosen in their own control, and both examples' amounts, in the order on screen. */
export function useResultAnnouncement(): void {
  const calculator = useCalculator();
  const { store, t, count, money } = calculator;
  const announced = useRef<Inputs>(undefined);
  const inputs = useCalculatorState((state) => state.inputs);
  /** The selects that have said by themselves what was chosen. */
  const heard = useRef(new Set<string>());
  useEffect(() => {
    if (document.activeElement instanceof HTMLSelectElement) heard.current.add(document.activeElement.id);
  }, [inputs]);
  useSettledAnnouncement(inputs, () => {
    const before = announced.current ?? window.earlyCalculator!.linkInputs;
    announced.current = inputs;
    const changed = (Object.keys(labelKeys) as (keyof Inputs)[]).filter((name) => inputs[name] !== before[name]);
    if (changed.length === 0) return undefined;
    const state = store.getState();
    const line = (label: string, number: string) => t('labelledNumber', { label, count: number });
    const numbers = changed
      .filter((name) => !(isPartnerName(name) ? state.fields[name].isEntered : heard.current.has(name)))
      .map((name) => line(t(labelKeys[name]), inputText(name, inputs[name], calculator)));
    heard.current.clear();
    const amounts = ([false, true] as const).map((isOther) =>
      line(t(isOther ? 'anotherExample' : 'thisExample'), money(figureNumber({ name: 'commission', isOther }, state))),
    );
    return [...numbers, t('monthAlone', { month: count(state.month) }), ...amounts].join('\n');
  });
}
