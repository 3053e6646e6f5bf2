import type { Language } from '../../config/languages.ts';
import { plan } from '../../config/plan.ts';
import { translator } from '../../content/translate.ts';
import { Actions } from './Actions.tsx';
import styles from './BuiltCalculator.module.css';
import { Effort } from './Effort.tsx';
import { Inputs } from './Inputs.tsx';
import { Months } from './Months.tsx';
import { Place } from './Place.tsx';
import { Result } from './Result.tsx';

/**
 * The part of the calculator that the build renders, with the default inputs. The page's script writes its numbers;
 * React never renders it again. It adds what it brings to the places.
 */
export function BuiltCalculator({ language }: { readonly language: Language }) {
  const t = translator(language);
  const announcement = t('resultAnnouncement', { month: plan.horizonMonths, amount: '{amount}' });
  return (
    <div className={styles['calculator']}>
      <div className={styles['zones']}>
        <section aria-labelledby="inputs-heading" className={styles['card']}>
          <Result language={language} />
          <Inputs language={language} />
          <Effort language={language} />
          <Actions language={language} />
        </section>
        <Months language={language} />
      </div>
      <details data-ask="overview" data-needs-react>
        <summary>{t('monthOverview')}</summary>
        <Place name="overview" language={language} />
      </details>
      <p role="status" className="visually-hidden" data-announcement={announcement} />
    </div>
  );
}
