import { hasUpgrades, ownPriceCents } from '../model/plan.ts';
import { scenarios, type FigureKey } from '../state/figures.ts';
import type { CalculatorTexts } from '../content/calculator-data.ts';
import { ofScenario } from '../state/markup.ts';
import { Figure } from './Figure.tsx';
import { useCalculator } from './use-calculator.ts';

const rows: readonly { readonly name: FigureKey['name']; readonly label: keyof CalculatorTexts }[] = [
  { name: 'ownCommission', label: 'ownPartners' },
  { name: 'theirCommission', label: 'partnersOfPartners' },
  ...(hasUpgrades ? [{ name: 'movesCommission', label: 'movesToOtherTiers' } as const] : []),
  ...(ownPriceCents === undefined ? [] : [{ name: 'leftAfterOwn', label: 'leftAfterOwn' } as const]),
];

/** On phones, what the result says of the chosen month, below its row, since the result is out of sight there. */
export function MonthDetail() {
  const { t } = useCalculator();
  return (
    <dl className="month-detail screen-only">
      {rows.map(({ name, label }) => (
        <div key={name}>
          <dt>{t(label)}</dt>
          {scenarios.map((scenario) => (
            <dd key={scenario} {...ofScenario(scenario)}>
              <Figure name={name} scenario={scenario} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
