import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { CalculatorData } from '../format/calculator-data.ts';
import { announce } from '../page/announce.ts';
import { useCalculator, useCalculatorState } from './use-calculator.ts';

interface Props<What> {
  readonly id: keyof CalculatorData['late'];
  /** @param address of what it is given */
  readonly load: (address: string) => Promise<What>;
  /** What stands in its place while it cannot be loaded. */
  readonly instead: ReactNode;
  readonly children: (loaded: What) => ReactNode;
}

/** What is loaded when it is first opened. If it does not arrive, each opening tries again. */
export function Loaded<What>({ id, load, instead, children }: Props<What>) {
  const { t, late } = useCalculator();
  const address = late[id];
  const openings = useCalculatorState((state) => state.openings[id]);
  const [loaded, setLoaded] = useState<{ readonly what: What }>();
  const [hasFailed, setHasFailed] = useState(false);
  const isLoading = useRef(false);

  useEffect(() => {
    if (loaded) return;
    announce(t('loading'));
    // One at a time: two could bring two of them, of which one forgets what was entered.
    if (isLoading.current) return;
    isLoading.current = true;
    setHasFailed(false);
    load(address)
      .then(
        (what) => {
          announce('');
          setLoaded({ what });
        },
        () => {
          setHasFailed(true);
          announce(t('notLoaded'));
          window.dispatchEvent(new Event('latemissing'));
        },
      )
      .finally(() => {
        isLoading.current = false;
      });
  }, [openings, loaded, load, t, address]);

  if (loaded) return children(loaded.what);
  return hasFailed ? instead : <p>{t('loading')}</p>;
}
