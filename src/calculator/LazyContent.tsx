import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { announce } from '../page/announce.ts';
import { offerReloadIfUpdated } from '../page/offer-reload.ts';
import { Loading } from './Loading.tsx';
import { unexpectedError } from './unexpected-error.tsx';
import { useCalculator } from './use-calculator.ts';

/** Loads a component, which is told how often it has been opened. */
type Load = () => Promise<ComponentType<{ readonly times: number }>>;

class NotLoadedError extends Error {}

const lazyWith = (load: Load) =>
  lazy(async () => {
    try {
      return { default: await load() };
    } catch (cause) {
      throw new NotLoadedError('Not loaded', { cause });
    }
  });

/** Says what it holds to screen readers, too, for as long as it is there. */
function Announced({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  useEffect(() => {
    announce(text);
    return () => announce('');
  }, [text]);
  return children;
}

function NotLoaded({ children }: { readonly children: ReactNode }) {
  const { t } = useCalculator();
  useEffect(() => void offerReloadIfUpdated(), []);
  return (
    <Announced text={t('notLoaded')}>
      <p>{t('notLoaded')}</p>
      {children}
    </Announced>
  );
}

interface Props {
  readonly load: Load;
  /** How often it has been opened: what did not arrive is loaded anew the next time. */
  readonly times: number;
  /** What can be done while it cannot be loaded. */
  readonly instead?: ReactNode;
}

/** What is loaded when it is first opened, and says so meanwhile. */
export function LazyContent({ load, times, instead }: Props) {
  const { t } = useCalculator();
  const [Content, setContent] = useState(() => lazyWith(load));
  return (
    <ErrorBoundary
      resetKeys={[times]}
      onReset={() => setContent(lazyWith(load))}
      fallbackRender={({ error }) =>
        error instanceof NotLoadedError ? <NotLoaded>{instead}</NotLoaded> : unexpectedError
      }
    >
      <Suspense
        fallback={
          <Announced text={t('loading')}>
            <Loading />
          </Announced>
        }
      >
        <Content times={times} />
      </Suspense>
    </ErrorBoundary>
  );
}
