import { memo, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { plan } from '../config/plan.ts';
import { cautiousInputs } from '../model/assumptions.ts';
import { overview } from '../model/overview.ts';
import { project, type Inputs } from '../model/projection.ts';
import { useAsks, useInputs, useMonth } from './calculator-store.ts';
import { Overview } from './Overview.tsx';
import { Working } from './Working.tsx';

const Table = memo(function Table({ inputs }: { readonly inputs: Inputs }) {
  const rows = useMemo(() => {
    const cautious = project(plan, cautiousInputs(inputs));
    return overview(plan, inputs).map((row, index) => ({ ...row, cautious: cautious[index]! }));
  }, [inputs]);
  return <Overview rows={rows} />;
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
  const rows = useMemo(() => overview(plan, inputs), [inputs]);
  return <Working row={rows[month - 1]!} conversion={inputs.conversion} />;
});

/** The month whose working is open; 0 for none. Asking for the same once more closes it, once it has been there. */
function useOpenMonth(): number {
  const asks = useAsks('working');
  const asked = useMonth();
  const [answered, setAnswered] = useState({ asks: 0, month: 0 });
  if (asks === answered.asks) return answered.month;
  const month = asked === answered.month ? 0 : asked;
  setAnswered({ asks, month });
  return month;
}

/** The working of the month that is open, if any: nothing is calculated for one that is not. It follows like the table. */
export function MonthWorking() {
  const inputs = useDeferredValue(useInputs());
  const month = useOpenMonth();
  useEffect(() => {
    for (const button of document.querySelectorAll('li button[data-ask=working]')) {
      button.ariaExpanded = String(button.closest('li')!.dataset['month'] === String(month));
    }
  }, [month]);
  return month > 0 && <OpenMonth inputs={inputs} month={month} />;
}
