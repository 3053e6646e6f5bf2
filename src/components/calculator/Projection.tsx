import { createContext, useContext, type Context } from 'react';
import type { plan } from '../../config/plan.ts';
import type { NumberFormats } from '../../content/numbers-from-samples.ts';
import type { MonthlyResult } from '../../model/projection.ts';

type Rows = readonly MonthlyResult<keyof typeof plan.tiers>[];

/** The projection for the current inputs, month 1 first. */
export const CurrentRows = createContext<Rows | null>(null);

/** How the page's language writes numbers. */
export const CurrentFormats = createContext<NumberFormats | null>(null);

function useProvided<Value>(context: Context<Value | null>): Value {
  const value = useContext(context);
  if (value === null)
    throw new Error('No projection to show: render the component inside <CurrentRows> and <CurrentFormats>.');
  return value;
}

/** @throws Error outside `CurrentRows` */
export const useRows = () => useProvided(CurrentRows);

/** @throws Error outside `CurrentFormats` */
export const useFormats = () => useProvided(CurrentFormats);
