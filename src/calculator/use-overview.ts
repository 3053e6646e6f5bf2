import { useMemo } from 'react';
import { plan } from '../config/plan.ts';
import { overview } from '../model/overview.ts';
import { useDeferredState } from './use-calculator.ts';

/** What the tables say of the months. It follows after everything else, so that typing never waits for it. */
export function useOverview() {
  const state = useDeferredState();
  const rows = useMemo(() => overview(plan, state.inputs), [state.inputs]);
  return { ...state, rows };
}
