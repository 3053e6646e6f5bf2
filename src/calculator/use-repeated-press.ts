import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';
import { holdDelay, holdInterval } from '../state/waiting-times.ts';
import { useCalculator } from './use-calculator.ts';

/**
 * Handlers of a button that acts at each press, and again and again while it is held down. The click that ends a hold is
 * none. Each button has its own: two fingers may hold two.
 * @param act is given the click; nothing while the button is held
 */
export function useRepeatedPress(act: (click?: Event) => void) {
  const { store } = useCalculator();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasRepeated = useRef(false);
  function repeat(): void {
    timer.current = setTimeout(repeat, holdInterval);
    // Before the hand-over, the early script takes the click that ends a hold for a step.
    if (!store.get().isLive) return;
    hasRepeated.current = true;
    act();
  }
  const end = () => clearTimeout(timer.current);

  useEffect(() => {
    const stop = () => clearTimeout(timer.current);
    // `blur` does not bubble: only the window's own arrives here.
    addEventListener('blur', stop);
    return () => {
      removeEventListener('blur', stop);
      stop();
    };
  }, []);

  return {
    onPointerDown: ({ button }: PointerEvent) => {
      end();
      hasRepeated.current = false;
      if (button === 0) timer.current = setTimeout(repeat, holdDelay);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onPointerOut: end,
    onClick: ({ nativeEvent, detail }: MouseEvent) => {
      // A key presses without a pointer: whatever a hold has left behind, it counts.
      if (!hasRepeated.current || detail === 0) act(nativeEvent);
      hasRepeated.current = false;
    },
  };
}
