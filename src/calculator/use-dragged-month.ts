import type { PointerEvent } from 'react';
import { useCalculator } from './use-calculator.ts';

/** Handlers for what holds the columns: a finger or a pressed mouse that moves across them chooses the month under it. */
export function useDraggedMonth() {
  const { store } = useCalculator();
  return {
    onPointerMove: ({ buttons, clientX, clientY }: PointerEvent) => {
      const under = document.elementFromPoint(clientX, clientY);
      if (buttons !== 1 || !(under instanceof HTMLInputElement) || under.checked) return;
      store.choose(Number(under.value));
    },
  };
}
