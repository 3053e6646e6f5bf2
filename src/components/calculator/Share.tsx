import { useState } from 'react';
import styles from './Share.module.css';
import { useTranslation } from './Translation.tsx';
import { useIsLive } from './use-is-live.ts';

/** Hands the page's address to the system's share sheet, or copies it where there is none. */
export function Share({ announce }: { announce: (message: string) => void }) {
  const t = useTranslation();
  const [message, setMessage] = useState('');
  const tell = (text: string) => {
    setMessage(text);
    announce(text);
  };

  /** Where a page is not served safely, there is no clipboard at all. */
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      tell(t('linkCopied'));
    } catch {
      tell(t('copyFailed'));
    }
  };

  const share = async () => {
    try {
      await navigator.share({ title: document.title, text: t('shareText'), url: location.href });
    } catch (error) {
      const changedTheirMind = error instanceof DOMException && error.name === 'AbortError';
      if (!changedTheirMind) await copy();
    }
  };

  return (
    <div className={styles['share']} inert={!useIsLive()}>
      <button type="button" onClick={() => void ('share' in navigator ? share() : copy())}>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="M10 13V2m0 0L6 6m4-4 4 4M4 10v7h12v-7" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
        {/* Beside the drawing, a bare text that a page translator has wrapped would make React build everything anew. */}
        <span suppressHydrationWarning>{t('share')}</span>
      </button>
      <p>{message}</p>
    </div>
  );
}
