import { createContext, useContext, type ReactNode } from 'react';
import { fill } from '../../content/fill.ts';
import type { CalculatorTexts } from './texts.ts';

const Texts = createContext<CalculatorTexts | null>(null);

/** Gives the components below it their texts, in the page's language. */
export function TranslationProvider({ texts, children }: { texts: CalculatorTexts; children: ReactNode }) {
  return <Texts value={texts}>{children}</Texts>;
}

/**
 * A function that gives the text of a key, its placeholders filled. Every element of the built page whose text
 * comes from it says `suppressHydrationWarning`: a browser may translate a page before React arrives, which would
 * build everything anew, under the visitor's fingers.
 * @throws Error outside a `TranslationProvider`
 */
export function useTranslation() {
  const texts = useContext(Texts);
  if (texts === null) {
    throw new Error('useTranslation() found no texts: render the component inside a <TranslationProvider texts={…}>.');
  }
  return (key: keyof CalculatorTexts, values: Readonly<Record<string, string>> = {}) => fill(texts[key], values);
}
