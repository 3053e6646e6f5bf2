import { memo, useDeferredValue, useMemo } from 'react';
import { plan } from '../config/plan.ts';
import { overview } from '../model/overview.ts';
import { project, type Inputs } from '../model/projection.ts';
import { useAsks, useInputs, useMonth } from './calculator-store.ts';
import { Overview } from './Overview.tsx';
import { Working } from './Working.tsx';

const rowsFor = (inputs: Inputs) => overview(plan, project(plan, inputs));

const Table = memo(function Table({ inputs }: { readonly inputs: Inputs }) {
  return <Overview rows={useMemo(() => rowsFor(inputs), [inputs])} />;
});

/**
 * The table behind the months' amounts. Most visitors never open it: it is made when it is first opened or printed,
 * and from then on follows the inputs after everything else, so that typing never waits for it.
 */
export function MonthOverview() {
  const inputs = useDeferredValue(useInputs());
  return useAsks('overview') > 0 && <Table inputs={inputs} />;
}

const OpenMonth = memo(function OpenMonth({ inputs, month }: { readonly inputs: Inputs; readonly month: number }) {
  const rows = useMemo(() => rowsFor(inputs), [inputs]);
  return <Working row={rows[month - 1]!} />;
});

/** The working of the month that is open, if any: nothing is calculated for one that is not. It follows like the table. */
export function MonthWorking() {
  const inputs = useDeferredValue(useInputs());
  const month = useMonth();
  return month > 0 && <OpenMonth inputs={inputs} month={month} />;
}
