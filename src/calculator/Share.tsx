import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { KitData } from '../content/page-data.ts';
import { announce } from '../state/markup.ts';
import { offerReloadIfUpdated } from '../client/offer-reload.ts';
import { replaceAddress } from '../state/address.ts';
import buttons from './Button.module.css';
import { unexpectedError } from './Disclosure.tsx';
import { useCalculator, useIsHydrated } from './use-calculator.ts';

class NotLoadedError extends Error {}

function notLoaded(cause: unknown): never {
  throw new NotLoadedError('', { cause });
}

const loadKit = () => lazy(() => import('./kit/Kit.tsx').then(({ Kit }) => ({ default: Kit }), notLoaded));

/** Fetches the kit's texts. @throws Error without them */
async function fetchTexts(path: string): Promise<KitData> {
  const response = await fetch(`/kit/${path}.json`);
  if (!response.ok) throw new Error(`${response.status}`);
  return (await response.json()) as KitData;
}

/** Says that the kit is on its way, or could not be loaded. */
function Note({ text, isFailure = false }: { readonly text: string; readonly isFailure?: boolean }) {
  useEffect(() => {
    announce(text);
    if (isFailure) void offerReloadIfUpdated();
    return () => announce('');
  }, [text, isFailure]);
  return <p>{text}</p>;
}

/** What one press has asked for. */
interface Request {
  readonly Kit: ReturnType<typeof loadKit>;
  readonly data: Promise<KitData>;
  /** How often the kit has been asked for. */
  readonly count: number;
}

/** The button that opens the kit. A link to `#share` opens it, too; the hash is then removed, not to be shared. */
export function Share() {
  const { t, path } = useCalculator();
  const isHydrated = useIsHydrated();
  const [request, setRequest] = useState<Request>();
  const [hasFailed, setFailed] = useState(false);
  const open = () => {
    // What has failed is asked for again; what is there, or on its way, is kept.
    const { Kit = loadKit(), data = fetchTexts(path).catch(notLoaded) } = hasFailed ? {} : (request ?? {});
    setFailed(false);
    setRequest({ Kit, data, count: (request?.count ?? 0) + 1 });
  };
  const openIfAsked = useEffectEvent(() => {
    if (location.hash !== '#share') return;
    open();
    replaceAddress(location.search, '');
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
        onClick={open}
        onKeyDown={({ key }) => {
          // Cancels while the kit is on its way.
          if (key === 'Escape' && !document.querySelector('.kit')) setRequest(undefined);
        }}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M8 10V2m0 0L5 5m3-3 3 3M3 8v5h10V8" fill="none" stroke="currentColor" strokeWidth="1.6" />
        </svg>
        {t('share')}
      </button>
      {request && (
        <ErrorBoundary
          resetKeys={[request.count]}
          onError={() => setFailed(true)}
          fallbackRender={({ error }) =>
            error instanceof NotLoadedError ? <Note text={t('notLoaded')} isFailure /> : unexpectedError
          }
        >
          <Suspense fallback={<Note text={t('loading')} />}>
            <request.Kit data={request.data} openCount={request.count} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
