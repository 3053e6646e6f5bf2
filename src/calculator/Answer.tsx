import type { ReactNode } from 'react';
import styles from './Answer.module.css';

interface Props {
  /** By which the button that asks for it names it. */
  readonly id?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A place for the answer to a press, which takes no room while it is empty. Before React is there, the early script has
 * it say that the answer is on its way.
 */
export function Answer({ id, className, children }: Props) {
  return (
    <div id={id} className={`${styles['answer']} ${className ?? ''}`.trimEnd()}>
      {children}
    </div>
  );
}
