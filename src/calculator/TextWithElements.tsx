import { Fragment, type ReactNode } from 'react';
import { partsOf } from '../format/placeholders.ts';

interface Props {
  readonly text: string;
  /** What stands in the place of each placeholder, by its name. */
  readonly elements: Readonly<Record<string, ReactNode>>;
}

/** A text in which an element replaces each placeholder, such as `{month}`. */
export function TextWithElements({ text, elements }: Props) {
  return partsOf(text).map((part, index) => <Fragment key={index}>{index % 2 ? elements[part] : part}</Fragment>);
}

/** A text whose first or last sentence is bold. */
export function BoldSentence({ text, which }: { readonly text: string; readonly which: 'first' | 'last' }) {
  const [, first = text, last = ''] = /^(.+?[.!।]) (.*)$/s.exec(text) ?? [];
  return which === 'first' ? (
    <>
      <strong>{first}</strong> {last}
    </>
  ) : (
    <>
      {first} <strong>{last}</strong>
    </>
  );
}
