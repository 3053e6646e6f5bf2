import { useEffect, useRef, useState } from 'react';
import { announce } from '../page/announce.ts';
import { claim } from '../state/claim.ts';
import { press } from '../state/presses.ts';
import styles from './Actions.module.css';
import { Answer } from './Answer.tsx';
import buttons from './Button.module.css';
import { loadKit } from './load-kit.ts';
import { PlainShare } from './PlainShare.tsx';
import answer from './Answer.module.css';
import { useCalculator, useCalculatorState } from './use-calculator.ts';

const answerId = 'kit-answer';

/** The partner's kit, which is loaded at the first press. */
function LoadingKit({ openings }: { readonly openings: number }) {
  const { t, path } = useCalculator();
  const [kit, setKit] = useState<Awaited<ReturnType<typeof loadKit>>>();
  const [hasFailed, setHasFailed] = useState(false);
  const isLoading = useRef(false);

  useEffect(() => {
    if (kit) return;
    announce(t('loading'));
    // One at a time: two could bring two kits, of which one forgets what was entered.
    if (isLoading.current) return;
    isLoading.current = true;
    setHasFailed(false);
    loadKit(path)
      .then(setKit, () => {
        setHasFailed(true);
        announce(t('notLoaded'));
        window.dispatchEvent(new Event('kitmissing'));
      })
      .finally(() => {
        isLoading.current = false;
      });
  }, [openings, kit, t, path]);

  if (kit) return <kit.Kit data={kit.data} openings={openings} />;
  return hasFailed ? <PlainShare /> : <p>{t('loading')}</p>;
}

/** The button that opens the partner's kit. Nothing of the kit is loaded before. */
export function Share() {
  const { t, store } = useCalculator();
  const openings = useCalculatorState(({ kitOpenings }) => kitOpenings);
  return (
    <div className={`${styles['share']} ${answer['scripted']}`}>
      <button
        type="button"
        name="kit"
        aria-controls={answerId}
        className={buttons['outlined']}
        onClick={({ nativeEvent }) => claim(nativeEvent) && press(store, { kit: true })}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="M10 13V2m0 0L6 6m4-4 4 4M4 10v7h12v-7" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
        {t('share')}
      </button>
      <Answer id={answerId}>{openings > 0 && <LoadingKit openings={openings} />}</Answer>
    </div>
  );
}
