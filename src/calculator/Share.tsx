import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { announce } from '../state/markup.ts';
import { replaceAddress } from '../state/address.ts';
import buttons from './Button.module.css';
import { UnexpectedError } from './UnexpectedError.tsx';
import { useCalculator, useIsHydrated } from './use-calculator.ts';

class NotLoadedError extends Error {}

function notLoaded(cause: unknown): never {
  throw new NotLoadedError('', { cause });
}

const lazyKit = (path: string) =>
  lazy(async () => {
    const { loadKit } = await import('./kit/Kit.tsx').catch(notLoaded);
    return { default: await loadKit(path).catch(notLoaded) };
  });

/** Says that the kit is on its way, or could not be loaded: `page/missing-files.ts` then offers a reload. */
function LoadingNote({ text }: { readonly text: string }) {
  useEffect(() => {
    announce(text);
    return () => announce('');
  }, [text]);
  return <p>{text}</p>;
}

/** A press that asks for the kit. */
interface OpenRequest {
  readonly Kit: ReturnType<typeof lazyKit>;
  /** How often the kit has been asked for. */
  readonly count: number;
}

/** The button that opens the kit. A link to `#share` opens it, too; the hash is then removed, not to be shared. */
export function Share() {
  const { t, path } = useCalculator();
  const isHydrated = useIsHydrated();
  const [opening, setOpening] = useState<OpenRequest>();
  const [hasFailed, setFailed] = useState(false);
  const open = () => {
    // What has failed is asked for again; what is there, or on its way, is kept.
    const Kit = (!hasFailed && opening?.Kit) || lazyKit(path);
    setFailed(false);
    setOpening({ Kit, count: (opening?.count ?? 0) + 1 });
  };
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
        onKeyDown={({ key }) => {
          // Cancels while the kit is on its way.
          if (key === 'Escape' && !document.querySelector('.kit')) setOpening(undefined);
        }}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M8 10V2m0 0L5 5m3-3 3 3M3 8v5h10V8" fill="none" stroke="currentColor" strokeWidth="1.6" />
        </svg>
        {t('share')}
      </button>
      {opening && (
        <ErrorBoundary
          resetKeys={[opening.count]}
          onError={() => setFailed(true)}
          fallbackRender={({ error }) =>
            error instanceof NotLoadedError ? <LoadingNote text={t('notLoaded')} /> : <UnexpectedError />
          }
        >
          <Suspense fallback={<LoadingNote text={t('loading')} />}>
            <opening.Kit openCount={opening.count} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
