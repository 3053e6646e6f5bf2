import { createContext, useContext } from 'react';
import type { View } from './view.ts';

/** What the calculator shows of the projection; the components below read it. */
export const CurrentView = createContext<View | null>(null);

export function useView(): View {
  const view = useContext(CurrentView);
  if (view === null)
    throw new Error('There is no projection to show: render the component inside <CurrentView value={…}>.');
  return view;
}

/**
 * One of the texts that depend on the inputs. The page's script writes it too, until React is there, so
 * the text found on arrival may be another than the built one. Amounts run left to right in Arabic too:
 * otherwise `US$` turns into `$US`.
 */
export function Value({ name, className }: { name: string; className?: string | undefined }) {
  return (
    <bdi data-value={name} className={className} dir="ltr" translate="no" suppressHydrationWarning>
      {useView().text(name)}
    </bdi>
  );
}
