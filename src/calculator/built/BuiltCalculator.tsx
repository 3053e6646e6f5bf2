import type { Language } from '../../config/languages.ts';
import { plan } from '../../config/plan.ts';
import { formatsFor } from '../../content/numbers-from-intl.ts';
import { translator } from '../../content/translate.ts';
import styles from './BuiltCalculator.module.css';
import { largestRevenueCents } from './largest-revenue.ts';
import { Inputs } from './Inputs.tsx';
import { Months } from './Months.tsx';

/**
 * The part of the calculator that the build renders, with the default inputs. The page's script writes its numbers; React never renders it again. It adds what it brings to the places marked `data-place`.
 */
export function BuiltCalculator({ language }: { readonly language: Language }) {
  const t = translator(language);
  const { money } = formatsFor(language, plan.currency);
  const hasLongAmounts = money(largestRevenueCents).length > 18;
  const announcement = t('resultAnnouncement', { month: plan.horizonMonths, amount: '{amount}' });
  return (
    <div className={`${styles['calculator']} ${hasLongAmounts ? styles['longAmounts'] : ''}`.trimEnd()}>
      <div className={styles['sideBySide']}>
        <div className={styles['inputs']}>
          <Inputs language={language} />
          <div className={styles['share']} data-needs-react>
            <button type="button" data-ask="share">
              <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
                <path d="M10 13V2m0 0L6 6m4-4 4 4M4 10v7h12v-7" fill="none" stroke="currentColor" strokeWidth="2" />
              </svg>
              {t('share')}
            </button>
            <p data-place="share" data-loading={t('loading')} data-unreachable={t('notLoaded')} />
          </div>
        </div>
        <Months language={language} />
      </div>
      <details data-ask="overview" data-needs-react>
        <summary>{t('monthOverview')}</summary>
        <div data-place="overview" data-loading={t('loading')} data-unreachable={t('notLoaded')} />
      </details>
      <p role="status" className="visually-hidden" data-announcement={announcement} />
    </div>
  );
}
