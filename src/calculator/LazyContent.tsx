import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { announce } from '../page/announce.ts';
import { offerReloadIfUpdated } from '../page/offer-reload.ts';
import { useCalculator } from './use-calculator.ts';

/** Imports the component. Its prop `openCount` is how often the visitor has opened it. */
type Load = () => Promise<ComponentType<{ readonly openCount: number }>>;

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
  /** How often the visitor has opened it. A failed import is retried at the next opening. */
  readonly openCount: number;
}

/** Loads a component when mounted. Shows a placeholder until it has loaded, and a message if loading fails. */
export function LazyContent({ load, openCount }: Props) {
  const { t } = useCalculator();
  const [Content, setContent] = useState(() => lazyWith(load));
  return (
    <ErrorBoundary
      resetKeys={[openCount]}
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
        <Content openCount={openCount} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Placeholder while content loads. If React's files fail to load, `page/missing-files.ts` replaces its text. */
export function Loading() {
  const { t } = useCalculator();
  return <p data-loading>{t('loading')}</p>;
}

/** Fallback of the error boundaries. React logs the error. */
export const unexpectedError = (
  <p role="alert" lang="en" dir="ltr">
    Unexpected Application Error!
  </p>
);
