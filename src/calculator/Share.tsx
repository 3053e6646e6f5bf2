import { useEffect, useEffectEvent, useState } from 'react';
import type { KitData } from '../content/page-data.ts';
import styles from './Actions.module.css';
import buttons from './Button.module.css';
import { LazyContent } from './LazyContent.tsx';
import { useCalculator, useIsHydrated } from './use-calculator.ts';

/** Fetches the texts before the module: a failed fetch can be retried, but Firefox never retries a failed import. */
async function loadKit(path: string) {
  const response = await fetch(`/kit/${path}.json`);
  if (!response.ok) throw new Error(`${response.url} is answered with the status ${response.status}.`);
  const words = (await response.json()) as KitData;
  const { Kit } = await import('./kit/Kit.tsx');
  return ({ openCount }: { readonly openCount: number }) => <Kit words={words} openCount={openCount} />;
}

/** The button that opens the kit. A link to `#share` opens it, too; the hash is then removed, not to be shared. */
export function Share() {
  const { t, path } = useCalculator();
  const isHydrated = useIsHydrated();
  const [openCount, setOpenCount] = useState(0);
  const openIfAsked = useEffectEvent(() => {
    if (location.hash !== '#share') return;
    setOpenCount(openCount + 1);
    try {
      history.replaceState(history.state, '', location.pathname + location.search);
      dispatchEvent(new Event('addresschange'));
    } catch {
      // Safari throws after 100 writes in 10 seconds; the hash then stays.
    }
  });
  useEffect(() => {
    const listener = () => openIfAsked();
    listener();
    addEventListener('hashchange', listener);
    return () => removeEventListener('hashchange', listener);
  }, []);
  return (
    <div className={`${styles['share']} needs-script`}>
      <button
        type="button"
        name="kit"
        className={buttons['plain']}
        disabled={!isHydrated}
        onClick={() => setOpenCount(openCount + 1)}
      >
        <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
          <path d="M10 13V2m0 0L6 6m4-4 4 4M4 10v7h12v-7" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
        {t('share')}
      </button>
      {openCount > 0 && <LazyContent load={() => loadKit(path)} openCount={openCount} />}
    </div>
  );
}
