import { useDeferredValue } from 'react';
import type { Formats } from '../../content/formats.ts';
import { Overview } from './Overview.tsx';
import { useTranslation } from './Translation.tsx';
import { CurrentView, useView } from './Value.tsx';
import { Working } from './Working.tsx';

/** Everything behind the tiles' amounts. It follows the inputs after the tiles, so that typing never waits for it. */
export function Details({ formats }: { formats: Formats }) {
  const t = useTranslation();
  const view = useDeferredValue(useView());
  return (
    <CurrentView value={view}>
      <details>
        <summary>{t('monthOverview')}</summary>
        <div>
          <Overview formats={formats} />
          <Working formats={formats} />
        </div>
      </details>
    </CurrentView>
  );
}
