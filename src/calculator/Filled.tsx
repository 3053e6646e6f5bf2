import { Fragment, type ReactNode } from 'react';
import { useCalculator } from './use-calculator.ts';

interface Props {
  readonly text: string;
  /** What stands in the place of each placeholder, by its name. */
  readonly elements: Readonly<Record<string, ReactNode>>;
}

/** A text with elements in the place of its placeholders, such as `{month}`. */
export function Filled({ text, elements }: Props) {
  // Every second part is the name of a placeholder.
  return text
    .split(/\{(\w+)\}/)
    .map((part, index) => <Fragment key={index}>{index % 2 ? elements[part] : part}</Fragment>);
}

/** A label and its number: no noun has to agree with a count. */
export function Labelled({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const { t } = useCalculator();
  return (
    <p>
      <Filled text={t('labelledNumber', { label })} elements={{ count: <strong>{children}</strong> }} />
    </p>
  );
}
