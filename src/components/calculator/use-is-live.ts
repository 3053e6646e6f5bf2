import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the built page and while React takes over, then true: for what works with React only. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
