import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { announce } from '../state/markup.ts';
import { replaceAddress } from '../state/replace-address.ts';
import buttons from './Button.module.css';
import { UnexpectedError } from './UnexpectedError.tsx';
import { useCalculator, useIsHydrated } from './use-calculator.ts';

/** Says and announces that the kit is on its way, or could not be loaded: `page/missing-files.ts` then offers a reload. */
function Note({ name }: { readonly name: 'loading' | 'notLoaded' }) {
  const text = useCalculator().t(name);
  useEffect(() => {
    announce(text);
    return () => announce('');
  }, [text]);
  return <p>{text}</p>;
}

const NotLoaded = () => <Note name="notLoaded" />;

const lazyKit = (path: string) =>
  lazy(() =>
    import('./kit/Kit.tsx')
      .then(({ loadKit }) => loadKit(path))
      .then(
        (Kit) => ({ default: Kit }),
        () => ({ default: NotLoaded }),
      ),
  );

/** The button that opens the kit. A link to `#share` opens it, too; the hash is then removed, not to be shared. */
export function Share() {
  const { t, path } = useCalculator();
  const isHydrated = useIsHydrated();
  const [Kit] = useState(() => lazyKit(path));
  const [openCount, setOpenCount] = useState(0);
  const open = () => setOpenCount((count) => count + 1);
  const openIfAsked = useEffectEvent(() => {
    if (location.hash !== '#share') return;
    open();
    replaceAddress(location.search, '');
    window.updateLinks();
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
        className={buttons['outlined']}
        disabled={!isHydrated}
        onClick={({ currentTarget }) => {
          // Assistive technology may press it while a field has the focus, over which the kit would not open.
          currentTarget.focus();
          open();
        }}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M8 10V2m0 0L5 5m3-3 3 3M3 8v5h10V8" fill="none" stroke="currentColor" strokeWidth="1.6" />
        </svg>
        {t('share')}
      </button>
      {openCount > 0 && (
        <ErrorBoundary FallbackComponent={UnexpectedError}>
          <Suspense fallback={<Note name="loading" />}>
            <Kit openCount={openCount} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
