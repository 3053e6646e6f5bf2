import { useEffect, useRef } from 'react';
import type { Inputs } from '../../model/projection.ts';
import { defaultInputs } from '../../model/query-string.ts';
import { useFormats, useRows } from './Projection.tsx';
import { useTranslation } from './Translation.tsx';

interface Props {
  readonly inputs: Inputs;
  /** What is to be told now. */
  readonly message: string;
  readonly announce: (message: string) => void;
}

/** A change has settled when no other followed for this long, in milliseconds. */
const settled = 1000;

/** Tells screen readers what the page wants to say, and of itself the last month's amount once a change has settled. */
export function LiveRegion({ inputs, message, announce }: Props) {
  const t = useTranslation();
  const onArrival = useRef<Inputs>(null);
  const { month, totalRevenueCents } = useRows().at(-1)!;
  const { count, money } = useFormats();
  const result = t('resultAnnouncement', { month: count(month), amount: money(totalRevenueCents) });

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
