import { createContext, useContext } from 'react';
import type { KitData } from '../../content/page-data.ts';
import { fill } from '../../format/calculator-data.ts';

export const KitContext = createContext<KitData | null>(null);

/** What the kit's components share. @throws Error outside a `KitContext` */
export function useKit() {
  const data = useContext(KitContext);
  if (data === null) throw new Error('useKit() needs a <KitContext> around it.');
  return {
    recipients: data.recipients,
    /** The text of a key, its placeholders filled. */
    t: (key: keyof KitData['texts'], values: Readonly<Record<string, string>> = {}) => fill(data.texts[key], values),
  };
}
