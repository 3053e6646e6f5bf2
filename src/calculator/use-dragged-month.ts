import { useRef, type PointerEvent } from 'react';
import { useCalculator } from './use-calculator.ts';

/** Handlers for what holds the columns: a finger or a mouse pressed there chooses, as it moves, the month under it. */
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
      // A finger belongs to where it was put down, wherever it moves: also above another field.
      if (!(month instanceof HTMLInputElement) || !currentTarget.contains(month) || month.checked) return;
      store.getState().choose(Number(month.value));
    },
  };
}
