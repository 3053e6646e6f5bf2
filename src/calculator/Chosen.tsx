import { assumptionsOf } from '../model/assumptions.ts';
import styles from './Chosen.module.css';
import { useDeferredState } from './use-calculator.ts';

interface Props {
  readonly plan: string;
  readonly cautious: string;
  readonly own: string;
}

/** What is said of the plan's, the cautious, or the visitor's own assumptions: those of the fields. All keep their room. */
export function Chosen(texts: Props) {
  const chosen = assumptionsOf(useDeferredState().inputs);
  return (
    <span className={styles['chosen']} data-chosen={chosen}>
      <span>{texts.plan}</span>
      <span>{texts.cautious}</span>
      <span>{texts.own}</span>
    </span>
  );
}
