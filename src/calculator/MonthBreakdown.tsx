import { useDeferredValue, useMemo } from 'react';
import { plan } from '../config/plan.ts';
import { overview } from '../model/overview.ts';
import { Breakdown } from './Breakdown.tsx';
import { useCalculatorState } from './use-calculator.ts';

/** How a month's amount adds up. It follows the inputs after everything else, so that typing never waits for it. */
export function MonthBreakdown({ month }: { readonly month: number }) {
  const inputs = useDeferredValue(useCalculatorState((state) => state.inputs, 'rest'));
  const rows = useMemo(() => overview(plan, inputs), [inputs]);
  return <Breakdown row={rows[month - 1]!} conversion={inputs.conversion} />;
}
