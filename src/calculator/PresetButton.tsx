import { claim } from '../state/claim.ts';
import type { Presses } from '../state/store.ts';
import { press } from '../state/presses.ts';
import answer from './Answer.module.css';
import { useCalculator } from './use-calculator.ts';

interface Props {
  /** Whose assumptions it sets. */
  readonly preset: NonNullable<Presses['assumptions']>;
  readonly label: string;
  readonly className?: string | undefined;
  readonly onPress?: () => void;
}

/** A button that sets all assumptions. */
export function PresetButton({ preset, label, className, onPress }: Props) {
  const { store } = useCalculator();
  return (
    <button
      type="button"
      name="assumptions"
      value={preset}
      className={`${answer['scripted']} ${className ?? ''}`.trimEnd()}
      onClick={({ nativeEvent }) => {
        if (!claim(nativeEvent)) return;
        press(store, { assumptions: preset });
        onPress?.();
      }}
    >
      {label}
    </button>
  );
}
