import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { announce } from '../page/announce.ts';
import { offerReloadIfUpdated } from '../page/offer-reload.ts';
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

/** Announces the text to screen readers when it is mounted, and clears the announcement when it is unmounted. */
function Announced({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  useEffect(() => {
    announce(text);
    return () => announce('');
  }, [text]);
  return children;
}

function NotLoaded() {
  const { t } = useCalculator();
  useEffect(() => void offerReloadIfUpdated(), []);
  return (
    <Announced text={t('notLoaded')}>
      <p>{t('notLoaded')}</p>
    </Announced>
  );
}

interface Props {
  readonly load: Load;
  /** How often it has been opened: what did not arrive is loaded anew the next time. */
  readonly times: number;
}

/** A component that is loaded when it is first opened, with a placeholder until then. */
export function LazyContent({ load, times }: Props) {
  const { t } = useCalculator();
  const [Content, setContent] = useState(() => lazyWith(load));
  return (
    <ErrorBoundary
      resetKeys={[times]}
      onReset={() => setContent(lazyWith(load))}
      fallbackRender={({ error }) => (error instanceof NotLoadedError ? <NotLoaded /> : unexpectedError)}
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

/** The placeholder while content loads. If React's files do not arrive, the page's script replaces its text. */
export function Loading() {
  const { t } = useCalculator();
  return <p data-loading>{t('loading')}</p>;
}

/** What an error boundary shows. React itself reports the error to the console. */
export const unexpectedError = (
  <p role="alert" lang="en" dir="ltr">
    Unexpected Application Error!
  </p>
);
