import { useRef, useState, type ReactNode } from 'react';
import buttons from '../Button.module.css';
import { useKit } from './use-kit.ts';

interface Props {
  /** Id of the heading that names the text. */
  readonly labelledBy: string;
  readonly text: string;
  /** Height in lines for browsers without `field-sizing`. */
  readonly rows: number;
  /** The text's own language and direction. */
  readonly lang?: string;
  readonly dir: 'ltr' | 'rtl';
  readonly button: string;
  readonly copied: string;
  readonly look?: 'solid' | 'outlined';
  /** More actions. */
  readonly children?: ReactNode;
}

/** A read-only text with a button that copies it or, if copying fails, selects it. Each press announces its outcome. */
export function CopyBox({ labelledBy, text, rows, lang, dir, button, copied, look = 'outlined', children }: Props) {
  const { t } = useKit();
  const field = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState({ message: '', text: '', count: 0 });

  const copyText = async () => {
    let message = copied;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // The browser refuses or, outside secure contexts, has no clipboard.
      message = t('copyByHand');
      field.current!.focus();
      field.current!.select();
    }
    setOutcome(({ count }) => ({ message, text, count: count + 1 }));
  };
  return (
    <div className="part">
      <textarea
        ref={field}
        readOnly
        value={text}
        rows={rows}
        lang={lang}
        dir={dir}
        translate="no"
        aria-labelledby={labelledBy}
      />
      <div className="actions">
        <button type="button" className={buttons[look]} onClick={copyText}>
          {button}
        </button>
        {children}
      </div>
      <p role="status">{outcome.text === text && <span key={outcome.count}>{outcome.message}</span>}</p>
    </div>
  );
}
