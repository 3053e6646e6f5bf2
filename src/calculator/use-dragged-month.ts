import { useRef, type PointerEvent } from 'react';
import { useCalculator } from './use-calculator.ts';

/** Pointer handlers for the chart's container: dragging across it chooses the month under the pointer. */
export function useDraggedMonth() {
  const { store } = useCalculator();
  const isPressed = useRef(false);
  const setPressed = ({ buttons }: PointerEvent) => (isPressed.current = buttons === 1);
  return {
    onPointerDown: setPressed,
    onPointerUp: setPressed,
    onPointerMove: ({ buttons, clientX, clientY, currentTarget }: PointerEvent) => {
      if (buttons !== 1 || !isPressed.current) return;
      const under = document.elementFromPoint(clientX, clientY);
      const month = under?.closest('label')?.control;
      // A touch keeps its first target, so the finger may be over a label elsewhere.
      if (!(month instanceof HTMLInputElement) || !currentTarget.contains(month) || month.checked) return;
      store.getState().choose(Number(month.value));
    },
  };
}
