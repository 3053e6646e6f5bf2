import type { ReactNode } from 'react';
import { scenarios, type Scenario } from '../state/figures.ts';
import { shownIn, ofScenario } from '../state/markup.ts';
import styles from './Ledger.module.css';
import { ScenarioName } from './ScenarioName.tsx';

/** A row of a ledger: what both values are of, and the value of each scenario. */
export interface LedgerRow {
  /** Identifies the row: `id` of its label, and part of its class. */
  readonly name: string;
  readonly label: ReactNode;
  readonly value: (scenario: Scenario) => ReactNode;
  /** Whether the label is a heading of the rows that follow. */
  readonly isGroup?: boolean;
}

interface Props {
  readonly caption?: ReactNode;
  /** Id of the element that names the table, if the caption does not. */
  readonly labelledBy?: string;
  readonly className?: string | undefined;
  readonly rows: readonly LedgerRow[];
}

/**
 * A table whose rows read *value · label · value*: the label stands once, between the values of both scenarios. The roles
 * are explicit, because browsers drop them where the narrowest screens lay the rows out as lines.
 */
export function Ledger({ caption, labelledBy, className = '', rows }: Props) {
  const [first, second] = scenarios;
  const heading = (scenario: Scenario) => (
    <th role="columnheader" scope="col" {...shownIn(scenario)}>
      <span className="visually-hidden">
        <ScenarioName scenario={scenario} />
      </span>
    </th>
  );
  const cell = (scenario: Scenario, { value }: LedgerRow) => (
    <td role="cell" {...ofScenario(scenario)}>
      {value(scenario)}
    </td>
  );
  return (
    <table className={`${styles['ledger']} ${className}`} aria-labelledby={labelledBy}>
      {caption && <caption>{caption}</caption>}
      {/* Only heard: the amounts above show the names. */}
      <thead>
        <tr role="row">
          {heading(first)}
          <td aria-hidden="true" />
          {heading(second)}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name} role="row" data-row={row.name} className={row.isGroup ? styles['group'] : undefined}>
            {cell(first, row)}
            <th role="rowheader" scope="row" id={`${row.name}-label`}>
              {row.label}
            </th>
            {cell(second, row)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
