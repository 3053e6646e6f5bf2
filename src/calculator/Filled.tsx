import type { ReactNode } from 'react';
import { useCalculator } from './use-calculator.ts';

/** A text with something else than a text in the place of its one placeholder, such as `{month}`. */
export function Filled({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  const [before, after] = text.split(/\{\w+\}/);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}

/** A label and its number: no noun has to agree with a count. */
export function Labelled({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const { t } = useCalculator();
  return (
    <p>
      <Filled text={t('labelledNumber', { label })}>
        <strong>{children}</strong>
      </Filled>
    </p>
  );
}
