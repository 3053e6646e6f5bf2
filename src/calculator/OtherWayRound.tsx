import type { NeededTexts } from '../content/needed-texts.ts';
import { LateDetails } from './LateDetails.tsx';
import { Loaded } from './Loaded.tsx';
import { loadLate } from './load-late.ts';
import { useCalculator } from './use-calculator.ts';

const load = (address: string) =>
  loadLate<NeededTexts, typeof import('./needed/Needed.tsx')>(address, () => import('./needed/Needed.tsx'));

/** From an amount to what it takes. Nothing of it is loaded before it is opened. */
export function OtherWayRound() {
  const { t } = useCalculator();
  return (
    <LateDetails id="needed" title={t('otherWayRound')}>
      <Loaded id="needed" load={load} instead={<p>{t('notLoaded')}</p>}>
        {({ Needed, data }) => <Needed texts={data} />}
      </Loaded>
    </LateDetails>
  );
}
