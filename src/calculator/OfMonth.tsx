import { PromptFigure } from './Figure.tsx';

/** A text whose `{month}` is the number of the chosen month. */
export function OfMonth({ text }: { readonly text: string }) {
  const [before, after] = text.split('{month}');
  return (
    <>
      {before}
      <PromptFigure name="month" />
      {after}
    </>
  );
}
