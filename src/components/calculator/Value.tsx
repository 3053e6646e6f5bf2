import { createContext, useContext } from 'react';
import type { Values } from './values.ts';

const CurrentValues = createContext<Values>({});

/** Gives the components below it the texts that depend on the inputs. */
export const ValuesProvider = CurrentValues;

/**
 * One of the texts that depend on the inputs. The page's script writes it too, until React is there, so
 * the text found on arrival may be another than the built one. Amounts run left to right in Arabic too:
 * otherwise `US$` turns into `$US`.
 */
export function Value({ name, className }: { name: string; className?: string | undefined }) {
  const values = useContext(CurrentValues);
  return (
    <bdi data-value={name} className={className} dir="ltr" translate="no" suppressHydrationWarning>
      {values[name]}
    </bdi>
  );
}
