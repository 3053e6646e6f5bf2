import type { ReactNode } from 'react';
import { cases, type Case } from '../state/figures.ts';
import styles from './CasesTable.module.css';
import { CaseName } from './CaseName.tsx';
import other from './Other.module.css';

interface Props {
  readonly caption: string;
  readonly rows: readonly {
    /** Stands above the cells. */
    readonly label: string;
    /** The class of a mark ahead of the label. */
    readonly mark?: string | undefined;
    readonly cell: (which: Case) => ReactNode;
  }[];
}

const classOf = (which: Case) => (which === 'cautious' ? other['other'] : undefined);

/**
 * What is said of both cases. Labels and values: no noun has to agree with a count. A label stands above its figures, of
 * which two of the longest fit beside each other on the narrowest phone.
 */
export function CasesTable({ caption, rows }: Props) {
  return (
    <table className={styles['cases']}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {cases.map((which) => (
            <th key={which} scope="col" className={classOf(which)}>
              <CaseName which={which} />
            </th>
          ))}
        </tr>
      </thead>
      {rows.map(({ label, mark, cell }) => (
        <tbody key={label}>
          <tr>
            <th scope="rowgroup" colSpan={2} className={mark}>
              {label}
            </th>
          </tr>
          <tr>
            {cases.map((which) => (
              <td key={which} className={classOf(which)}>
                {cell(which)}
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  );
}
