import { useSyncExternalStore } from 'react';
import { useIsLive } from './use-calculator.ts';

function subscribe(view: () => void): () => void {
  addEventListener('addresschange', view);
  return () => removeEventListener('addresschange', view);
}

/** The page's query string, once React is there; before, the page's own script takes it into the links. */
export function useSearch(): string | undefined {
  const isLive = useIsLive();
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  return isLive ? search : undefined;
}
