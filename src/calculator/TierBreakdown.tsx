import { useMemo } from 'react';
import { withCautiousAssumptions } from '../model/inputs.ts';
import { overview, type Level } from '../model/overview.ts';
import { plan, type TierName } from '../model/plan.ts';
import type { Scenario } from '../state/figures.ts';
import { Ledger, type LedgerRow } from './Ledger.tsx';
import { useCalculator, useChosenMonth, useSettledState } from './use-calculator.ts';

const levelLabels = ['level1', 'level2'] as const;

/** How the chosen month's commission adds up by level and tier: count × price × rate, in both scenarios. */
export function TierBreakdown() {
  const { t, count, money, percent } = useCalculator();
  const { inputs, calculation } = useSettledState();
  const month = useChosenMonth();
  const rows = useMemo(
    () => ({
      entered: overview(plan, inputs, calculation.entered),
      cautious: overview(plan, withCautiousAssumptions(inputs), calculation.cautious),
    }),
    [inputs, calculation],
  );
  const levelIn = (scenario: Scenario, index: number): Level<TierName> => rows[scenario][month - 1]!.levels[index]!;
  const written = (text: string) => (
    <bdi dir="ltr" translate="no">
      {text}
    </bdi>
  );

  const rowsOfLevel = (label: (typeof levelLabels)[number], index: number): LedgerRow[] => [
    {
      name: label,
      label: t(label),
      value: (scenario) => written(money(levelIn(scenario, index).revenueCents)),
      isGroup: true,
    },
    {
      name: `${label}-subscriptions`,
      label: t('subscriptions'),
      value: (scenario) => written(count(levelIn(scenario, index).activeSubscriptions)),
    },
    {
      name: `${label}-cancelled`,
      label: t('cancelled'),
      value: (scenario) => written(count(levelIn(scenario, index).cancelledSubscriptions)),
    },
    ...levelIn('entered', index).lines.map(({ tier }, lineIndex) => ({
      name: `${label}-${tier}`,
      label: <span translate="no">{tier}</span>,
      value: (scenario: Scenario) => {
        const line = levelIn(scenario, index).lines[lineIndex]!;
        return (
          <>
            <small>{written(`${count(line.count)} × ${money(line.priceCents)} × ${percent(line.percent)}`)}</small>
            {written(money(line.cents))}
          </>
        );
      },
    })),
  ];
  return (
    <Ledger
      className="breakdown screen-only"
      caption={t('tierBreakdown', { month: count(month) })}
      rows={levelLabels.flatMap(rowsOfLevel)}
    />
  );
}
