import { memo, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
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
 * Everything behind the tiles' amounts. Most visitors never open it: it is made when it is first opened or
 * printed. From then on it follows the inputs after the tiles, so that typing never waits for it.
 */
export function Explanation() {
  const t = useTranslation();
  const rows = useDeferredValue(useRows());
  const isLive = useIsLive();
  const [isWanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  useEffect(() => {
    // The browser prints what is there when this returns.
    const print = () => flushSync(want);
    window.addEventListener('beforeprint', print);
    return () => window.removeEventListener('beforeprint', print);
  }, []);
  return (
    <details inert={!isLive}>
      <summary onClick={want} suppressHydrationWarning>
        {t('monthOverview')}
      </summary>
      <div>{isWanted && <Tables rows={rows} />}</div>
    </details>
  );
}
