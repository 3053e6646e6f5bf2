import { inputRules } from '../config/inputs.ts';
import type { Inputs } from '../model/projection.ts';
import { claim } from '../state/claim.ts';
import { useCalculator, useCalculatorState, useIsLive } from './use-calculator.ts';
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
  const value = useCalculatorState(({ inputs }) => inputs[name]);
  const { default: built, maximum } = inputRules[name];
  const isLive = useIsLive();
  const handlers = useRepeatedPress((event) => {
    if (!event || claim(event)) store.step(name, by);
  });
  return (
    <button
      type="button"
      name={name}
      value={by}
      aria-label={label}
      aria-disabled={(isLive ? value : built) === (by < 0 ? 0 : maximum)}
      {...handlers}
    >
      {sign}
    </button>
  );
}
