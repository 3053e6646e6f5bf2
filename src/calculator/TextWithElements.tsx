import { Fragment, type ReactNode } from 'react';
import { splitAtPlaceholders } from '../format/placeholders.ts';
import { entryTier, ownPriceCents, plan } from '../model/plan.ts';
import { Isolated } from './Figure.tsx';
import { useCalculator } from './use-calculator.ts';

/** What stands in the place of each placeholder, by its name. Prices of the plan need none. */
export type Elements = Readonly<Record<string, ReactNode>>;

interface Props {
  readonly text: string;
  readonly elements?: Elements | undefined;
}

/** A text in which an element replaces each placeholder, such as `{month}`. */
export function TextWithElements({ text, elements }: Props) {
  const { money } = useCalculator();
  const all: Elements = {
    entryPrice: <Isolated>{money(entryTier(plan).priceCents)}</Isolated>,
    ownPrice: <Isolated>{money(ownPriceCents ?? 0)}</Isolated>,
    ...elements,
  };
  return splitAtPlaceholders(text).map((part, index) => (
    <Fragment key={index}>{index % 2 ? all[part] : part}</Fragment>
  ));
}

/** A text of which only the elements are seen; its words are for screen readers. */
export const TextWithHiddenWords = ({ text, elements }: Props) =>
  splitAtPlaceholders(text).map((part, index) =>
    index % 2 ? (
      <Fragment key={index}>{elements?.[part]}</Fragment>
    ) : (
      part !== '' && (
        <span key={index} className="visually-hidden">
          {part}
        </span>
      )
    ),
  );

/** A text whose first sentence is bold. */
export function BoldSentence({ text, elements }: Props) {
  const [, first = text, others = ''] = /^(.+?[.!]) (.*)$/s.exec(text) ?? [];
  return (
    <>
      <strong>{first}</strong> <TextWithElements text={others} elements={elements} />
    </>
  );
}
