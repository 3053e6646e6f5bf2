import { useRef, type PointerEvent } from 'react';
import { useCalculator } from './use-calculator.ts';

/** Pointer handlers for the chart's container: dragging across it chooses the month under the pointer. */
export function useDraggedMonth() {
  const { store } = useCalculator();
  const isPressed = useRef(false);
  const setPressed = ({ buttons }: PointerEvent) => {
    isPressed.current = buttons === 1;
  };
  return {
    onPointerDown: setPressed,
    onPointerUp: setPressed,
    onPointerMove: ({ buttons, clientX, clientY, currentTarget }: PointerEvent) => {
      if (buttons !== 1 || !isPressed.current) return;
      const element = document.elementFromPoint(clientX, clientY);
      const radio = element?.closest('label')?.control;
      // A touch sends its events to the element on which it began, so the finger may be over a label outside the chart.
      if (!(radio instanceof HTMLInputElement) || !currentTarget.contains(radio) || radio.checked) return;
      store.getState().choose(Number(radio.value));
    },
  };
}
