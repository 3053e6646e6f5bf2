import { commissionCents, entryTier, plan, type Level } from '../model/plan.ts';
import { ExampleName, Isolated, SettledFigure } from './Figure.tsx';
import { TextWithElements } from './TextWithElements.tsx';
import { useCalculator } from './use-calculator.ts';

const tier = entryTier(plan);

/** Subscriptions of a level times what one of the entry tier brings; price and percentage if that is no whole cent. */
function Multiplication({ level }: { readonly level: Level }) {
  const { money, percent } = useCalculator();
  const one = commissionCents(tier, level, 1);
  const isWhole = commissionCents(tier, level, 1000) === 1000 * one;
  const each = isWhole ? money(one) : `${money(tier.priceCents)} × ${percent(tier[`level${level}Commission`])}`;
  return (
    <small>
      <Isolated>
        <SettledFigure name={`level${level}Subscriptions`} /> × {each}
      </Isolated>
    </small>
  );
}

/** How the chosen month's commission adds up, to the cent, and below it the other example's. */
export function CommissionSum() {
  const { t } = useCalculator();
  const parts = [
    { label: t('level1Subscriptions'), formula: <Multiplication level={1} />, name: 'level1EntryTier' },
    { label: t('level2Subscriptions'), formula: <Multiplication level={2} />, name: 'level2EntryTier' },
    ...(plan.upgrades.some(({ percent }) => percent > 0)
      ? [{ label: t('movesToOtherTiers'), formula: null, name: 'upgradesCommission' } as const]
      : []),
    { label: t('totalRevenue'), formula: null, name: 'commission' },
  ] as const;
  return (
    <>
      <h3 className="visually-hidden">
        <TextWithElements text={t('monthNumber')} elements={{ month: <SettledFigure name="month" /> }} />
      </h3>
      <dl className="sum">
        {parts.map(({ label, formula, name }) => (
          <div key={name}>
            <dt>
              {label} {formula}
            </dt>
            <dd>
              <SettledFigure name={name} />
            </dd>
          </div>
        ))}
        <div className="other">
          <dt>
            <ExampleName isOther />
          </dt>
          <dd>
            <SettledFigure name="commission" isOther />
          </dd>
        </div>
      </dl>
    </>
  );
}
