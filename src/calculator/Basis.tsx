import type { ReactNode } from 'react';
import { LazyDetails } from './LazyDetails.tsx';
import { TierBreakdown } from './TierBreakdown.tsx';
import { useCalculator } from './use-calculator.ts';

/** How the amounts are calculated: the static explanation and, once opened, the chosen month's commission by tier. */
export function Basis({ children }: { readonly children: ReactNode }) {
  const { t } = useCalculator();
  return (
    <LazyDetails id="basis" className="basis" title={t('calculationBasis')} before={children}>
      {() => <TierBreakdown />}
    </LazyDetails>
  );
}
