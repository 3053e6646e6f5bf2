import { Fragment, type ReactNode } from 'react';
import { ownPriceCents } from '../model/plan.ts';
import { partsOf } from '../format/placeholders.ts';
import { Isolated } from './Figure.tsx';
import { useCalculator } from './use-calculator.ts';

interface Props {
  readonly text: string;
  /** What stands in the place of each placeholder, by its name. */
  readonly elements?: Readonly<Record<string, ReactNode>>;
}

/** A text in which an element replaces each placeholder, such as `{month}`. `{ownPrice}` is known everywhere. */
export function TextWithElements({ text, elements = {} }: Props) {
  const { money } = useCalculator();
  const all = { ownPrice: <Isolated>{money(ownPriceCents ?? 0)}</Isolated>, ...elements } as Props['elements'];
  return partsOf(text).map((part, index) => <Fragment key={index}>{index % 2 ? all![part] : part}</Fragment>);
}

/** A text whose first sentence is bold. */
export function BoldSentence({ text }: Pick<Props, 'text'>) {
  const [, first = text, others = ''] = /^(.+?[.!।]) (.*)$/s.exec(text) ?? [];
  return (
    <>
      <strong>{first}</strong> <TextWithElements text={others} />
    </>
  );
}
