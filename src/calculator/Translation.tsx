import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { fill } from '../content/fill.ts';
import type { NumberFormats } from '../content/numbers-from-samples.ts';
import type { CalculatorTexts } from './texts.ts';

/** How the page's language says things. */
interface Translation extends NumberFormats {
  /** The text of a key, its placeholders filled. */
  t(key: keyof CalculatorTexts, values?: Readonly<Record<string, string>>): string;
}

const CurrentTranslation = createContext<Translation | null>(null);

interface Props {
  readonly texts: CalculatorTexts;
  /** How the page's language writes numbers. */
  readonly formats: NumberFormats;
  readonly children: ReactNode;
}

/** Gives the components below it their texts and number formats, in the page's language. */
export function TranslationProvider({ texts, formats, children }: Props) {
  const translation = useMemo(
    (): Translation => ({ ...formats, t: (key, values = {}) => fill(texts[key], values) }),
    [texts, formats],
  );
  return <CurrentTranslation value={translation}>{children}</CurrentTranslation>;
}

/** @throws Error outside a `TranslationProvider` */
export function useTranslation(): Translation {
  const translation = useContext(CurrentTranslation);
  if (translation === null) throw new Error('useTranslation() needs a <TranslationProvider> around it.');
  return translation;
}
