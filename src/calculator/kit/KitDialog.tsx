import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useKit } from './use-kit.ts';

interface Props {
  /** What the button that opens it says. */
  readonly title: string;
  /** How often it has been opened. */
  readonly times: number;
  readonly children: ReactNode;
}

const headingId = 'kit-heading';

/** Moves the focus to the button that opens it: after `#share`, and in browsers that do not focus a pressed button. */
const returnFocus = () => document.querySelector<HTMLElement>('button[name=kit]')?.focus({ preventScroll: true });

/**
 * A window in front of the page. It is closed by Escape, its button and a press beside it, and keeps what was entered:
 * closed, it is only hidden.
 */
export function KitDialog({ title, times, children }: Props) {
  const { t } = useKit();
  const dialog = useRef<HTMLDialogElement>(null);

  // Before the first paint: closed, it would be painted for nothing.
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, [times]);
  return createPortal(
    <dialog ref={dialog} className="kit screen-only" aria-labelledby={headingId} onClose={returnFocus} closedby="any">
      <div className="content">
        <div className="top">
          <h2 id={headingId}>{title}</h2>
          <button type="button" className="icon" aria-label={t('close')} onClick={() => dialog.current?.close()}>
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="m5 5 14 14M19 5 5 19" stroke="currentColor" strokeWidth="2" />
            </svg>
          </button>
        </div>
        {children}
      </div>
    </dialog>,
    document.body,
  );
}
