import { plan } from '../../config/plan.ts';
import { tierNames } from '../../model/projection.ts';
import styles from './Bar.module.css';

/** Which tone of the bars stands for which tier. */
export function Legend({ label }: { readonly label: string }) {
  return (
    <ul role="list" aria-label={label} className={`${styles['legend']} ${styles['tones']}`}>
      {tierNames(plan).map((tier) => (
        <li key={tier} translate="no">
          <svg viewBox="0 0 1 1" aria-hidden="true">
            <rect width="1" height="1" />
          </svg>
          {tier}
        </li>
      ))}
    </ul>
  );
}
