import type { Line } from '../model/overview.ts';
import { useTranslation } from './Translation.tsx';

/** One tier at one level: count times price times rate, and what it comes to. */
export function WorkingLine({ line }: { line: Line<string> }) {
  const { count, money, percent } = useTranslation();
  return (
    <tr role="row" translate="no">
      <th role="rowheader" scope="row">
        {line.tier}
      </th>
      <td role="cell">
        <bdi dir="ltr">{`${count(line.count)} × ${money(line.priceCents)} × ${percent(line.percent)}`}</bdi>
      </td>
      <td role="cell">
        <bdi dir="ltr">{money(line.cents)}</bdi>
      </td>
    </tr>
  );
}
