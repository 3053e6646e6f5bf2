import { inputRules } from '../config/inputs.ts';
import type { Inputs } from '../model/projection.ts';
import { claim } from '../state/claim.ts';
import { useCalculator, useCalculatorState } from './use-calculator.ts';
import { useRepeatedPress } from './use-repeated-press.ts';

interface Props {
  readonly name: keyof Inputs;
  /** How far a press goes, in the input's own unit. */
  readonly by: number;
  readonly label: string;
  readonly sign: string;
}

/** Minus or plus. One that can step no further keeps the focus, and says why when it is pressed. */
export function StepButton({ name, by, label, sign }: Props) {
  const { store } = useCalculator();
  const { default: built, maximum } = inputRules[name];
  const end = by < 0 ? 0 : maximum;
  // Until React is live it says what the build does: what differs when React takes over is not mended.
  const isAtEnd = useCalculatorState(({ inputs, isLive }) => (isLive ? inputs[name] : built) === end);
  const handlers = useRepeatedPress((event) => {
    if (!event || claim(event)) store.step(name, by);
  });
  return (
    <button type="button" name={name} value={by} aria-label={label} aria-disabled={isAtEnd} {...handlers}>
      {sign}
    </button>
  );
}
