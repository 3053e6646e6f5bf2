import { useId, useState, type ReactNode } from 'react';
import buttons from '../Button.module.css';
import { useKit } from './use-kit.ts';

interface Props {
  /** Id of the heading that names the text. */
  readonly labelledBy: string;
  readonly text: string;
  /** Lines to show where the browser does not fit the field to its text. */
  readonly rows: number;
  /** The text's own language and direction. */
  readonly lang?: string;
  readonly dir: 'ltr' | 'rtl';
  readonly button: string;
  readonly look: 'solid' | 'outlined';
  readonly copied: string;
  /** Other actions for the text, which can copy it instead if they fail. */
  readonly children?: (copyInstead: () => void) => ReactNode;
}

/** Copies a text. False where the browser refuses; where a page is not served safely, there is no clipboard at all. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function select(id: string): void {
  const field = document.getElementById(id) as HTMLTextAreaElement;
  field.focus();
  field.select();
}

/**
 * A text to copy. What happened is said at each press, and no longer once the text is another. Where the browser
 * refuses, the text is selected: it can then be copied by hand.
 */
export function CopyBox({ labelledBy, text, rows, lang, dir, button, look, copied, children }: Props) {
  const { t } = useKit();
  const id = useId();
  const [outcome, setOutcome] = useState({ said: '', of: '', press: 0 });

  const press = async () => {
    const isCopied = await copy(text);
    if (!isCopied) select(id);
    setOutcome((before) => ({ said: isCopied ? copied : t('copyByHand'), of: text, press: before.press + 1 }));
  };
  return (
    <div className="part">
      <textarea
        id={id}
        readOnly
        value={text}
        rows={rows}
        lang={lang}
        dir={dir}
        translate="no"
        aria-labelledby={labelledBy}
      />
      <div className="actions">
        <button type="button" className={buttons[look]} onClick={press}>
          {button}
        </button>
        {children?.(press)}
      </div>
      <p role="status">{outcome.of === text && <span key={outcome.press}>{outcome.said}</span>}</p>
    </div>
  );
}
