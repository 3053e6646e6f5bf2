import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { announce } from '../page/announce.ts';
import { offerReloadIfUpdated } from '../page/offer-reload.ts';
import { Loading } from './Loading.tsx';
import { unexpectedError } from './unexpected-error.tsx';
import { useCalculator } from './use-calculator.ts';

/** Loads a component, which is given its words, and how often it has been opened. */
type Load<Words> = () => Promise<ComponentType<{ readonly words: Words; readonly times: number }>>;

class NotLoadedError extends Error {}

/**
 * A component that is loaded when it is first rendered, after its words in the language of the page: these can be fetched
 * any number of times, while Firefox never asks again for a module that it could not reach.
 */
const lazyWith = <Words,>(address: string, load: Load<Words>) =>
  lazy(async () => {
    try {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`${address} is answered with the status ${answer.status}.`);
      const words = (await answer.json()) as Words;
      const Content = await load();
      return { default: ({ times }: { readonly times: number }) => <Content words={words} times={times} /> };
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

interface Props<Words> {
  /** Address of its words, as JSON. */
  readonly address: string;
  readonly load: Load<Words>;
  /** How often it has been opened: what did not arrive is loaded anew the next time. */
  readonly times: number;
  /** What can be done while it cannot be loaded. */
  readonly instead?: ReactNode;
}

/** What is loaded when it is first opened, and says so meanwhile. */
export function Loaded<Words>({ address, load, times, instead }: Props<Words>) {
  const { t } = useCalculator();
  const [Content, setContent] = useState(() => lazyWith(address, load));
  return (
    <ErrorBoundary
      resetKeys={[times]}
      onReset={() => setContent(lazyWith(address, load))}
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
