import { useState, type ReactNode } from 'react';
import { fill } from '../format/fill.ts';
import { formatsLike } from '../format/number-formats.ts';
import { createArrivals } from './arrivals.ts';
import { CalculatorContext, type CalculatorValue } from './use-calculator.ts';
import { pageCalculator, pageData } from './page-data.ts';

/** Gives the components below it the store, the texts and the number formats of a page. */
export function CalculatorProvider({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  const [value] = useState((): CalculatorValue => {
    const data = pageData(path);
    const formats = formatsLike(data.numbers);
    const page = pageCalculator(formats.count);
    return {
      ...data,
      ...formats,
      ...page,
      arrivals: createArrivals(page),
      t: (key, values = {}) => fill(data.texts[key], values),
    };
  });
  return <CalculatorContext value={value}>{children}</CalculatorContext>;
}
