import { useRef, type PointerEvent } from 'react';
import { useCalculator } from './use-calculator.ts';

/**
 * Pointer handlers for the container of the months: a mouse that is dragged across them chooses the month under it. A
 * finger that moves scrolls, and chooses nothing.
 */
export function useDraggedMonth() {
  const { store } = useCalculator();
  const isPressed = useRef(false);
  const setPressed = ({ buttons, pointerType }: PointerEvent) => {
    isPressed.current = buttons === 1 && pointerType === 'mouse';
  };
  return {
    onPointerDown: setPressed,
    onPointerUp: setPressed,
    onPointerMove: ({ buttons, clientX, clientY, currentTarget }: PointerEvent) => {
      if (buttons !== 1 || !isPressed.current) return;
      const element = document.elementFromPoint(clientX, clientY);
      const radio = element?.closest('label')?.control;
      if (!(radio instanceof HTMLInputElement) || !currentTarget.contains(radio) || radio.checked) return;
      store.getState().choose(Number(radio.value));
    },
  };
}
