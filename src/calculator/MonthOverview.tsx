import { Details } from './Details.tsx';
import { Overview } from './Overview.tsx';
import styles from './Overview.module.css';
import { useCalculator } from './use-calculator.ts';
import { useOverview } from './use-overview.ts';

function Table() {
  const { rows, calculation } = useOverview();
  return <Overview rows={rows.map((row, index) => ({ ...row, cautious: calculation.cautious[index]! }))} />;
}

/** The table behind the months' amounts. */
export function MonthOverview() {
  const { t } = useCalculator();
  return (
    <Details id="overview" title={t('monthOverview')} className={styles['panel']} isPrinted>
      {() => <Table />}
    </Details>
  );
}
