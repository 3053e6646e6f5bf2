import { useMemo } from 'react';
import { plan } from '../model/plan.ts';
import { overview } from '../model/overview.ts';
import { Breakdown } from './Breakdown.tsx';
import { LazyDetails } from './LazyDetails.tsx';
import { Overview } from './Overview.tsx';
import { useCalculator, useDeferredState } from './use-calculator.ts';

function Tables() {
  const { inputs, calculation, month } = useDeferredState();
  const rows = useMemo(() => overview(plan, inputs), [inputs]);
  return (
    <>
      <Breakdown row={rows[month - 1]!} conversion={inputs.conversion} />
      <Overview rows={rows.map((row, index) => ({ ...row, cautious: calculation.cautious[index]! }))} />
    </>
  );
}

/** Disclosure with the chosen month's breakdown and the table of all months. */
export function MonthTables() {
  const { t } = useCalculator();
  return (
    <LazyDetails id="overview" title={t('monthOverview')} isPrinted>
      {() => <Tables />}
    </LazyDetails>
  );
}
