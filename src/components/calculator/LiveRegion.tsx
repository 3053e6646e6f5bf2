import { useEffect, useRef } from 'react';
import { plan } from '../../config/plan.ts';
import type { Formats } from '../../content/formats.ts';
import type { Inputs } from '../../model/projection.ts';
import { defaultInputs } from '../../model/query-string.ts';
import { useTranslation } from './Translation.tsx';
import { useView } from './Value.tsx';
import { valueName } from './view.ts';

interface Props {
  readonly inputs: Inputs;
  readonly formats: Formats;
  /** What is to be told now. */
  readonly message: string;
  readonly announce: (message: string) => void;
}

/** A change has settled when no other followed for this long, in milliseconds. */
const settled = 1000;

/** Tells screen readers what the page wants to say, and of itself the last month's amount once a change has settled. */
export function LiveRegion({ inputs, formats, message, announce }: Props) {
  const t = useTranslation();
  const onArrival = useRef<Inputs>(null);
  const result = t('resultAnnouncement', {
    month: formats.count(plan.horizonMonths),
    amount: useView().text(valueName('totalRevenue', plan.horizonMonths)),
  });

  useEffect(() => {
    onArrival.current ??= window.calculatorStore.get();
    if (inputs === defaultInputs || inputs === onArrival.current) return undefined;
    const timer = setTimeout(() => announce(result), settled);
    return () => clearTimeout(timer);
  }, [inputs, result, announce]);

  return (
    <p role="status" className="visually-hidden">
      {message}
    </p>
  );
}
