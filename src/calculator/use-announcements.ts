import { useEffect, useEffectEvent } from 'react';
import { announce } from '../page/announce.ts';
import type { FieldStore } from '../state/field-store.ts';
import { figureText } from '../state/figures.ts';
import type { CalculatorState } from '../state/store.ts';
import { announcementDelay } from '../state/waiting-times.ts';
import { boundsOf } from './bounds.ts';
import { fieldTexts } from './field-texts.ts';
import { useCalculator, type CalculatorValue } from './use-calculator.ts';

/**
 * Announces a result to screen readers once what is entered settles, and ahead of it which numbers a field takes, if that
 * is said at it: in one message, because two would interrupt each other.
 * @param result is asked for when it is announced
 */
export function useAnnouncedResult<Name extends string>(store: FieldStore<Name>, result: () => string): void {
  const { t } = useCalculator();
  const announceResult = useEffectEvent(() => {
    const { bounded } = store.get();
    announce(`${bounded ? boundsOf(store, bounded, t) : ''}\n${result()}`.trim());
  });
  useEffect(() => {
    let { announced } = store.get();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = store.subscribe(() => {
      const state = store.get();
      if (state.announced === announced) return;
      ({ announced } = state);
      clearTimeout(timer);
      timer = setTimeout(announceResult, announcementDelay);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [store]);
}

/** What has been changed otherwise than by typing. */
function changed({ announced = {}, inputs }: CalculatorState, { t, store }: CalculatorValue): string {
  if (announced.assumptions) return t(announced.assumptions === 'plan' ? 'asInPlan' : 'cautious');
  const { stepped } = announced;
  if (!stepped) return '';
  return t('stepAnnouncement', {
    label: t(fieldTexts[stepped].label),
    count: store.written(stepped, inputs[stepped]),
  });
}

/** Announces what has been changed, and the chosen month's amount. */
export function useAnnouncements(): void {
  const calculator = useCalculator();
  const { store, t, count } = calculator;
  useAnnouncedResult(store, () => {
    const state = store.get();
    const amount = figureText('entered', state, calculator);
    return `${changed(state, calculator)}\n${t('resultAnnouncement', { month: count(state.month), amount })}`.trim();
  });
}
