import { useEffect, useRef, useState } from 'react';
import { useAsks } from './calculator-store.ts';
import { useTranslation } from './Translation.tsx';

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

/** Shares the page's address at each press of the button, and says what happened. */
export function Share() {
  const { t } = useTranslation();
  const presses = useAsks('share');
  const answered = useRef(0);
  const [message, setMessage] = useState('');

  useEffect(() => {
    if (presses === answered.current) return;
    answered.current = presses;
    const share = async () => {
      if (await openShareSheet(t('shareText'))) return;
      const said = t((await copyAddress()) ? 'linkCopied' : 'copyFailed');
      setMessage(said);
      window.calculator.announce(said);
    };
    void share();
  }, [presses, t]);
  return message;
}
