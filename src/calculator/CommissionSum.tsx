import { entryTier, plan, type LevelNumber } from '../model/plan.ts';
import type { FigureKey } from '../state/figures.ts';
import { Figure, Isolated } from './Figure.tsx';
import { TextWithElements } from './TextWithElements.tsx';
import { useCalculator } from './use-calculator.ts';

const tier = entryTier(plan);

/** Subscriptions of a level times what one of the entry tier brings; price and percentage if that is no whole cent. */
function Product({ level }: { readonly level: LevelNumber }) {
  const { money, percent } = useCalculator();
  const rate = tier[`level${level}Commission`];
  const hundredths = tier.priceCents * rate;
  const each = hundredths % 100 === 0 ? money(hundredths / 100) : `${money(tier.priceCents)} × ${percent(rate)}`;
  return (
    <small>
      <Isolated>
        <Figure name={`level${level}Subscriptions`} /> × {each}
      </Isolated>
    </small>
  );
}

/** How the chosen month's commission adds up, to the cent. */
export function CommissionSum() {
  const { t } = useCalculator();
  const value = (name: FigureKey['name']) => (
    <td>
      <Figure name={name} />
    </td>
  );
  return (
    <table className="sum">
      <caption>
        <h3>
          <TextWithElements text={t('breakdownTitle')} elements={{ month: <Figure name="month" /> }} />
        </h3>
      </caption>
      <tbody>
        <tr>
          <th scope="row">
            {t('ownPartners')} <Product level={1} />
          </th>
          {value('level1Commission')}
        </tr>
        <tr>
          <th scope="row">
            {t('partnersOfPartners')} <Product level={2} />
          </th>
          {value('level2Commission')}
        </tr>
        {plan.upgrades.some(({ percent }) => percent > 0) && (
          <tr>
            <th scope="row">{t('movesToOtherTiers')}</th>
            {value('upgradesCommission')}
          </tr>
        )}
        <tr>
          <th scope="row">{t('totalRevenue')}</th>
          {value('commission')}
        </tr>
      </tbody>
    </table>
  );
}
