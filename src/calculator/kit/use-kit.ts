import { createContext, useContext } from 'react';
import type { KitData } from '../../content/kit-data.ts';
import { lookUpIn } from '../../format/placeholders.ts';

export const KitContext = createContext<KitData | null>(null);

/** What the kit's components share. @throws Error outside a `KitContext` */
export function useKit() {
  const data = useContext(KitContext);
  if (data === null) throw new Error('useKit() needs a <KitContext> around it.');
  return { recipients: data.recipients, t: lookUpIn(data.texts) };
}
