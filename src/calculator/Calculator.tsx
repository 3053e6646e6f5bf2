import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { MonthOverview, MonthWorking } from './Explanation.tsx';
import { readPage } from './read-page.ts';
import { Share } from './Share.tsx';
import { TranslationProvider } from './Translation.tsx';

/** Shows what React brings in a place that the built page keeps for it, unless something has removed that place. */
function Place({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const place = document.querySelector(`[data-place=${name}]`);
  return place && createPortal(children, place);
}

function WhatReactBrings() {
  const [{ texts, formats }] = useState(readPage);
  useEffect(() => void window.dispatchEvent(new Event('reactlive')), []);
  return (
    <TranslationProvider texts={texts} formats={formats}>
      <Place name="share">
        <Share />
      </Place>
      <Place name="working">
        <MonthWorking />
      </Place>
      <Place name="overview">
        <MonthOverview />
      </Place>
    </TranslationProvider>
  );
}

const never = () => () => {};

/** False in the build and while React takes over, then true. */
function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * The calculator's island. Its children are the built part: React passes them by, so that nothing that a browser, an
 * extension or a translator has done to them matters, and puts what it brings into their places.
 */
export function Calculator({ children }: { readonly children?: ReactNode }) {
  const isLive = useIsLive();
  return (
    <>
      {children}
      {isLive && (
        <ErrorBoundary>
          <WhatReactBrings />
        </ErrorBoundary>
      )}
    </>
  );
}
