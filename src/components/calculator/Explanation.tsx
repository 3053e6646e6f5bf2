import { memo, useDeferredValue, useMemo } from 'react';
import { plan } from '../../config/plan.ts';
import { overview } from '../../model/overview.ts';
import { Overview } from './Overview.tsx';
import { useRows } from './Projection.tsx';
import { useTranslation } from './Translation.tsx';
import { useIsLive } from './use-is-live.ts';
import { Working } from './Working.tsx';

const Tables = memo(function Tables({ rows }: { rows: ReturnType<typeof useRows> }) {
  const explained = useMemo(() => overview(plan, rows), [rows]);
  return (
    <>
      <Overview rows={explained} />
      <Working rows={explained} />
    </>
  );
});

/**
 * Everything behind the tiles' amounts. It follows the inputs after the tiles, so that typing never waits
 * for it, and stays out of the built page: most visitors never open it.
 */
export function Explanation() {
  const t = useTranslation();
  const rows = useDeferredValue(useRows());
  const isLive = useIsLive();
  return (
    <details inert={!isLive}>
      <summary>{t('monthOverview')}</summary>
      <div>{isLive && <Tables rows={rows} />}</div>
    </details>
  );
}
