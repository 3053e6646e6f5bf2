import { useCalculator } from './use-calculator.ts';

/** Says of what has been opened that it is on its way. The page's script finds it, should React's files not arrive. */
export function Loading() {
  const { t } = useCalculator();
  return <p data-loading>{t('loading')}</p>;
}
