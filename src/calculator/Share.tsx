import { useEffect, useRef, useState } from 'react';
import type { Inputs } from '../model/projection.ts';
import { useAsks, useInputs } from './calculator-store.ts';
import styles from './Share.css?inline';
import { useTranslation } from './Translation.tsx';
import { useStyles } from './use-styles.ts';

/** Where a page is not served safely, there is no clipboard at all. */
async function copyAddress(): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(location.href);
    return true;
  } catch {
    return false;
  }
}

/** Hands the page's address to the system's share sheet. False where there is none, or where it refuses. */
async function openShareSheet(text: string): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share({ title: document.title, text, url: location.href });
    return true;
  } catch (error) {
    // The visitor has changed their mind: nothing is to be said.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/**
 * Shares the page's address at each press of the button, and says what happened. That a link was copied fades, and is
 * no longer said once the numbers have changed.
 */
export function Share() {
  const { t } = useTranslation();
  const presses = useAsks('share');
  const inputs = useInputs();
  const answered = useRef(0);
  const [answer, setAnswer] = useState<{ readonly said: 'linkCopied' | 'copyFailed'; readonly of: Inputs }>();
  useStyles(styles);

  useEffect(() => {
    if (presses === answered.current) return;
    answered.current = presses;
    const share = async () => {
      if (await openShareSheet(t('shareText'))) return;
      const said = (await copyAddress()) ? 'linkCopied' : 'copyFailed';
      setAnswer({ said, of: window.calculator.get().inputs });
      window.calculator.announce(t(said));
    };
    void share();
  }, [presses, t]);
  return (
    answer?.of === inputs && (
      <p key={presses} className={answer.said} onAnimationEnd={() => setAnswer(undefined)}>
        {t(answer.said)}
      </p>
    )
  );
}
