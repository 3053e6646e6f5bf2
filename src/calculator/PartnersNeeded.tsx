import { Details } from './Details.tsx';
import { LazyContent } from './LazyContent.tsx';
import { useCalculator } from './use-calculator.ts';

const load = async () => (await import('./needed/Needed.tsx')).Needed;

/** From an amount to what it takes. Nothing of it is loaded before it is opened. */
export function PartnersNeeded() {
  const { t } = useCalculator();
  return (
    <Details id="needed" title={t('partnersNeeded')}>
      {(times) => <LazyContent load={load} times={times} />}
    </Details>
  );
}
