import { Breakdown } from './Breakdown.tsx';
import { Details } from './Details.tsx';
import { OfMonth } from './OfMonth.tsx';
import { useCalculator } from './use-calculator.ts';
import { useOverview } from './use-overview.ts';

function Lines() {
  const { rows, month, inputs } = useOverview();
  return <Breakdown row={rows[month - 1]!} conversion={inputs.conversion} />;
}

/** How the chosen month's amount adds up. */
export function MonthBreakdown() {
  const { t } = useCalculator();
  return (
    <Details id="breakdown" title={<OfMonth text={t('breakdownTitle')} />}>
      {() => <Lines />}
    </Details>
  );
}
