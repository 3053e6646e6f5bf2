import { useEffect, useRef, useState } from 'react';
import { useAsks } from './calculator-store.ts';
import kitAddress from './kit/load-kit.ts?address';
import type { LoadedKit } from './kit/load-kit.ts';
import { load } from './load.ts';
import { PlainShare } from './PlainShare.tsx';
import { useTranslation } from './Translation.tsx';
import { announce } from '../page-script/announce.ts';

const loadKit = async () => (await load<typeof import('./kit/load-kit.ts')>(kitAddress)).loadKit();

/** Opens the partner's kit at each press of the button. Nothing of it is loaded before the first. */
export function Share() {
  const { t } = useTranslation();
  const presses = useAsks('share');
  const [kit, setKit] = useState<LoadedKit>();
  const [failed, setFailed] = useState(0);
  const loading = useRef<Promise<LoadedKit>>(undefined);

  useEffect(() => {
    if (presses === 0 || kit) return;
    announce(t('loading'));
    // One at a time: two could bring two kits, of which one forgets what was entered.
    loading.current ??= loadKit().finally(() => {
      loading.current = undefined;
    });
    loading.current.then(setKit, () => {
      setFailed(presses);
      announce(t('notLoaded'));
      window.dispatchEvent(new Event('kitmissing'));
    });
  }, [presses, kit, t]);

  if (presses === 0) return null;
  if (kit) return <kit.Kit labels={kit.labels} presses={presses} />;
  return failed === presses ? <PlainShare /> : <p>{t('loading')}</p>;
}
