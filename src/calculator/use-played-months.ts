import { useEffect, useState } from 'react';
import { plan } from '../model/plan.ts';
import { announce } from '../page/announce.ts';
import { closest } from '../page/page-events.ts';
import { figureNumber } from '../state/figures.ts';
import { playInterval } from '../state/delays.ts';
import { useCalculator } from './use-calculator.ts';

/** Chooses each month in turn and announces the last one's amount. Any press, key or input of the visitor stops it. */
export function usePlayedMonths() {
  const calculator = useCalculator();
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    if (!isPlaying) return;
    const { store, t, count, money } = calculator;
    store.getState().choose(1);
    const timer = setInterval(() => {
      const month = store.getState().month + 1;
      store.getState().choose(month);
      if (month < plan.horizonMonths) return;
      setPlaying(false);
      const amount = money(figureNumber({ name: 'commission' }, store.getState()));
      announce(t('resultAnnouncement', { month: count(month), amount }));
    }, playInterval);
    const end = (event: Event) => {
      // Ignores presses of the play button: the click that follows them calls `toggle`, which stops the playing.
      const isPress = !(event instanceof KeyboardEvent) || ['Enter', ' '].includes(event.key);
      if (!isPress || !closest(event, 'button[name=play]')) setPlaying(false);
    };
    const types = ['pointerdown', 'keydown', 'input'];
    for (const type of types) addEventListener(type, end, true);
    return () => {
      clearInterval(timer);
      for (const type of types) removeEventListener(type, end, true);
    };
  }, [isPlaying, calculator]);
  return { isPlaying, toggle: () => setPlaying(!isPlaying) };
}
