import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { KitData } from '../content/page-data.ts';
import buttons from './Button.module.css';
import { LazyContent } from './LazyContent.tsx';
import { useCalculator, useIsHydrated } from './use-calculator.ts';

/**
 * Fetches the texts before the module: a failed fetch can be retried, but Firefox never retries a failed import.
 * @param pressed what had the focus when the kit was asked for
 */
async function loadKit(path: string, pressed: RefObject<Element | null>) {
  const response = await fetch(`/kit/${path}.json`);
  if (!response.ok) throw new Error(`${response.url} is answered with the status ${response.status}.`);
  const data = (await response.json()) as KitData;
  const { Kit } = await import('./kit/Kit.tsx');
  return ({ openCount }: { readonly openCount: number }) => <Kit data={data} openCount={openCount} pressed={pressed} />;
}

/** The button that opens the kit. A link to `#share` opens it, too; the hash is then removed, not to be shared. */
export function Share() {
  const { t, path } = useCalculator();
  const isHydrated = useIsHydrated();
  const [openCount, setOpenCount] = useState(0);
  const pressed = useRef<Element>(null);
  const open = () => {
    pressed.current = document.activeElement;
    setOpenCount(openCount + 1);
  };
  const openIfAsked = useEffectEvent(() => {
    if (location.hash !== '#share') return;
    open();
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
    <div className="needs-script">
      <button
        type="button"
        name="kit"
        className={buttons['plain']}
        disabled={!isHydrated}
        onClick={open}
        onKeyDown={({ key }) => {
          // Cancels while the kit is on its way.
          if (key === 'Escape' && !document.querySelector('.kit')) setOpenCount(0);
        }}
      >
        <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
          <path d="M10 13V2m0 0L6 6m4-4 4 4M4 10v7h12v-7" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
        {t('share')}
      </button>
      {openCount > 0 && <LazyContent load={() => loadKit(path, pressed)} openCount={openCount} />}
    </div>
  );
}
