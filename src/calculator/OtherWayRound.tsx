import { Details } from './Details.tsx';
import { Loaded } from './Loaded.tsx';
import { useCalculator } from './use-calculator.ts';

const load = async () => (await import('./needed/Needed.tsx')).Needed;

/** From an amount to what it takes. Nothing of it is loaded before it is opened. */
export function OtherWayRound() {
  const { t } = useCalculator();
  return (
    <Details id="needed" title={t('otherWayRound')}>
      {(times) => <Loaded load={load} times={times} />}
    </Details>
  );
}
