import { Figure } from './Figure.tsx';
import styles from './PlayButton.module.css';
import { TextWithElements } from './TextWithElements.tsx';
import { useCalculator, useIsHydrated } from './use-calculator.ts';
import { usePlayedMonths } from './use-played-months.ts';

/** Plays the months one after the other. Meanwhile it says which one is shown, and stops when it is pressed. */
export function PlayButton() {
  const { t } = useCalculator();
  const isHydrated = useIsHydrated();
  const { isPlaying, toggle } = usePlayedMonths();
  return (
    <button
      type="button"
      name="play"
      className={`${styles['play']} needs-script screen-only`}
      disabled={!isHydrated}
      onClick={toggle}
    >
      <svg viewBox="0 0 12 12" width="11" height="11" aria-hidden="true">
        <path d={isPlaying ? 'M2 2h8v8H2z' : 'M3 1.2v9.6L11 6z'} />
      </svg>
      {/* Both texts stand in one place, so that the button keeps its width. */}
      <span data-hidden={isPlaying || undefined}>{t('playMonths')}</span>
      <span data-hidden={!isPlaying || undefined}>
        <TextWithElements text={t('monthNumber')} elements={{ month: <Figure name="month" /> }} />
        <span className="visually-hidden"> – {t('stopPlaying')}</span>
      </span>
    </button>
  );
}
