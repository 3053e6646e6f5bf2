import type { ReactNode } from 'react';
import { press } from '../state/presses.ts';
import type { Late } from '../state/store.ts';
import { Answer } from './Answer.tsx';
import needsScript from './NeedsScript.module.css';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { useCalculator, useCalculatorState } from './use-calculator.ts';

interface Props {
  /** By which the early script knows what is opened before React is there. */
  readonly id: Late;
  readonly title: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A title that unfolds what most visitors never open: it is made when it is first opened or printed. */
export function LateDetails({ id, title, className, children }: Props) {
  const { store } = useCalculator();
  const isMade = useCalculatorState(({ openings }) => openings[id] !== undefined);
  return (
    <details
      id={id}
      className={needsScript['hidden']}
      onToggle={({ currentTarget }) => currentTarget.open && press(store, { [id]: true })}
    >
      <summary>
        <span>{title}</span>
      </summary>
      <Answer className={className}>{isMade && <ErrorBoundary>{children}</ErrorBoundary>}</Answer>
    </details>
  );
}
