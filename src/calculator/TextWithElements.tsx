import { Fragment, type ReactNode } from 'react';
import { partsOf } from '../format/placeholders.ts';

interface Props {
  readonly text: string;
  /** What stands in the place of each placeholder, by its name. */
  readonly elements?: Readonly<Record<string, ReactNode>> | undefined;
}

/** A text in which an element replaces each placeholder, such as `{month}`. */
export function TextWithElements({ text, elements }: Props) {
  return partsOf(text).map((part, index) => <Fragment key={index}>{index % 2 ? elements?.[part] : part}</Fragment>);
}

/** A text whose first sentence is bold. */
export function BoldSentence({ text, elements }: Props) {
  const [, first = text, others = ''] = /^(.+?[.!।]) (.*)$/s.exec(text) ?? [];
  return (
    <>
      <strong>{first}</strong> <TextWithElements text={others} elements={elements} />
    </>
  );
}
