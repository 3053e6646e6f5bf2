interface Props {
  readonly label: string;
  /** How the result comes about, if there is anything to say. */
  readonly formula?: string;
  readonly result: string;
  /** Whether the label is a name, which page translators leave alone. */
  readonly isName?: boolean;
}

/** One line of a month's breakdown. */
export function BreakdownLine({ label, formula, result, isName = false }: Props) {
  return (
    <tr role="row">
      <th role="rowheader" scope="row" translate={isName ? 'no' : undefined}>
        {label}
      </th>
      <td role="cell" translate="no">
        <bdi dir="ltr">{formula}</bdi>
      </td>
      <td role="cell" translate="no">
        <bdi dir="ltr">{result}</bdi>
      </td>
    </tr>
  );
}
