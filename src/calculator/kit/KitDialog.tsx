import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useKit } from './use-kit.ts';

interface Props {
  /** The label of the button that opens it. */
  readonly title: string;
  /** How often it has been opened. */
  readonly openCount: number;
  readonly children: ReactNode;
}

const headingId = 'kit-heading';

/** Returns the focus to the kit's button. Browsers do not if `#share` opened the kit or clicks do not focus buttons. */
const returnFocus = () => document.querySelector<HTMLElement>('button[name=kit]')?.focus({ preventScroll: true });

/** A modal dialog. Closing only hides it and keeps entries. Where `closedby` is unknown, `page/menus.ts` closes it. */
export function KitDialog({ title, openCount, children }: Props) {
  const { t } = useKit();
  const dialog = useRef<HTMLDialogElement>(null);
  /** Makes `showModal()` focus the heading: a field would have a phone's keyboard cover the kit. */
  const focusFirst = (heading: HTMLElement | null) => heading?.setAttribute('autofocus', '');

  // A layout effect, so that the closed dialog is not painted first. It opens neither above another dialog nor over a
  // field in which someone types: what is typed would end up in the dialog.
  useLayoutEffect(() => {
    if (!document.querySelector('input[type=text]:focus, dialog[open]')) dialog.current?.showModal();
  }, [openCount]);
  return createPortal(
    <dialog ref={dialog} className="kit screen-only" aria-labelledby={headingId} onClose={returnFocus} closedby="any">
      <div className="content">
        <div className="top">
          <h2 id={headingId} ref={focusFirst} tabIndex={-1}>
            {title}
          </h2>
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
