import { plan } from '../model/plan.ts';
import { Disclosure } from './Disclosure.tsx';
import { assumptionFigures, Isolated } from './Figure.tsx';
import { TextWithElements } from './TextWithElements.tsx';
import { useCalculator } from './use-calculator.ts';

/** What each plan costs and what it brings. Focusable, because it scrolls horizontally on narrow screens. */
function PriceList() {
  const { t, money, percent } = useCalculator();
  return (
    <section className="price-list" aria-label={t('revenueByTier')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {(['licenceLevel', 'pricePerMonth', 'level1', 'level2'] as const).map((key) => (
              <th key={key} scope="col">
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plan.tiers.map(({ name, priceCents, level1Commission, level2Commission }) => (
            <tr key={name}>
              <th scope="row" translate="no">
                {name}
              </th>
              {[money(priceCents), percent(level1Commission), percent(level2Commission)].map((value, index) => (
                <td key={index}>
                  <Isolated>{value}</Isolated>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** How the amounts are calculated. It stands in the built page, to be read and found without JavaScript. */
export function Explanation() {
  const { t, calculationRules } = useCalculator();
  return (
    <Disclosure title={t('calculationBasis')} isBuilt>
      <div className="basis">
        <p>{t('calculationExplanation')}</p>
        <ol>
          {calculationRules.map((rule) => (
            <li key={rule}>
              <TextWithElements text={rule} elements={assumptionFigures({ isOther: false })} />
            </li>
          ))}
        </ol>
      </div>
      <PriceList />
      {t('vatNote') !== '' && <p>{t('vatNote')}</p>}
    </Disclosure>
  );
}
