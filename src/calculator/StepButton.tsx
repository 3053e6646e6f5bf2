import type { FieldStore } from '../state/field-store.ts';
import { useCalculator, useIsLive, useStoreState } from './use-calculator.ts';
import { useRepeatedPress } from './use-repeated-press.ts';

interface Props<Name extends string> {
  /** Holds the number. */
  readonly store: FieldStore<Name>;
  readonly name: Name;
  /** How far a press goes, in the number's own unit. */
  readonly by: number;
  readonly label: string;
  readonly sign: string;
}

/** Minus or plus. One that can step no further keeps the focus, and says why when it is pressed. */
export function StepButton<Name extends string>({ store, name, by, label, sign }: Props<Name>) {
  const { claim } = useCalculator().store;
  const { default: built, maximum } = store.rules[name];
  const end = by < 0 ? 0 : maximum;
  // Until React is live it says what the build does: what differs when React takes over is not mended.
  const isLive = useIsLive();
  const isAtEnd = useStoreState(store, ({ inputs }) => (isLive ? inputs[name] : built) === end);
  const handlers = useRepeatedPress((event) => {
    if (!event || claim(event)) store.step(name, by);
  });
  return (
    <button type="button" name={name} value={by} aria-label={label} aria-disabled={isAtEnd} {...handlers}>
      {sign}
    </button>
  );
}
