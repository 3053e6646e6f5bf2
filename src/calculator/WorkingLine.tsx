interface Props {
  readonly label: string;
  /** How the result comes about, if there is anything to say. */
  readonly working?: string;
  readonly result: string;
  /** Whether the label is a name, which page translators leave alone. */
  readonly isName?: boolean;
}

/** One line of a month's working. */
export function WorkingLine({ label, working, result, isName = false }: Props) {
  return (
    <tr role="row">
      <th role="rowheader" scope="row" translate={isName ? 'no' : undefined}>
        {label}
      </th>
      <td role="cell" translate="no">
        <bdi dir="ltr">{working}</bdi>
      </td>
      <td role="cell" translate="no">
        <bdi dir="ltr">{result}</bdi>
      </td>
    </tr>
  );
}
