import { CaseName } from './Cases.tsx';
import { useCalculator } from './use-calculator.ts';
import { useColumnGroups, type Row } from './use-column-groups.ts';

/** Class of a group's first column, which has a border before it. */
const edge = (index: number) => (index === 0 ? 'edge' : undefined);

/** Table of all months: commission, new partners, subscriptions, and the cautious case's commission. */
export function Overview({ rows }: { rows: readonly Row[] }) {
  const { t, count, money } = useCalculator();
  const groups = useColumnGroups(rows);
  return (
    <section className="overview" aria-label={t('monthOverview')} tabIndex={0}>
      <table aria-label={t('monthOverview')}>
        <colgroup />
        <colgroup />
        {groups.map(({ heading, columns }) => (
          <colgroup key={heading} span={columns.length} />
        ))}
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {t('month')}
            </th>
            <th scope="col" rowSpan={2}>
              <CaseName which="entered" />
            </th>
            {groups.map(({ heading, columns }) => (
              <th key={heading} scope="colgroup" colSpan={columns.length}>
                {heading}
              </th>
            ))}
          </tr>
          <tr>
            {groups.map(({ columns }) =>
              columns.map(({ heading }, index) => (
                <th key={heading} scope="col" className={edge(index)}>
                  {heading}
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody translate="no">
          {rows.map((row) => (
            <tr key={row.month}>
              <th scope="row">{count(row.month)}</th>
              <td>
                <bdi dir="ltr">{money(row.totalRevenueCents)}</bdi>
              </td>
              {groups.map(({ format, columns }) =>
                columns.map(({ heading, valueIn }, index) => (
                  <td key={heading} className={edge(index)}>
                    <bdi dir="ltr">{format(valueIn(row))}</bdi>
                  </td>
                )),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
