import { useCallback, useEffect, useRef, type ComponentProps } from 'react';

/** Milliseconds before a held button repeats: longer than an ordinary press. */
const repeatDelay = 400;

/** Milliseconds between repeats: reaches 100 in six seconds, yet slow enough to stop at a number. */
const repeatInterval = 60;

/** A button that repeats its action while it is held down with a pointer. */
export function RepeatButton({ onPress, ...attributes }: ComponentProps<'button'> & { readonly onPress: () => void }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasRepeated = useRef(false);
  const stop = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => {
    // A page that comes back from the cache would go on.
    addEventListener('pagehide', stop);
    return () => {
      stop();
      removeEventListener('pagehide', stop);
    };
  }, [stop]);
  function repeat(): void {
    // Without focus, `pointerup` may never arrive.
    if (!document.hasFocus()) return;
    hasRepeated.current = true;
    onPress();
    timer.current = setTimeout(repeat, repeatInterval);
  }
  return (
    <button
      type="button"
      {...attributes}
      onPointerDown={({ button }) => {
        stop();
        hasRepeated.current = false;
        if (button === 0) timer.current = setTimeout(repeat, repeatDelay);
      }}
      // Ignores clicks that the early script handled or that end a hold. Keyboard clicks have a `detail` of 0.
      onClick={(event) => {
        const endsHold = hasRepeated.current && event.detail > 0;
        if (!event.defaultPrevented && !endsHold) onPress();
      }}
      onPointerUp={stop}
      onPointerCancel={stop}
      onPointerOut={stop}
    />
  );
}
