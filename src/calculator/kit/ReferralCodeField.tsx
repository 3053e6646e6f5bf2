import { useId } from 'react';
import { useKit } from './use-kit.ts';

interface Props {
  readonly value: string;
  /** Why the text is no referral code that a link can carry; undefined if it is one, or empty. */
  readonly fault: string | undefined;
  readonly onChange: (value: string) => void;
}

/** Makes `showModal()` focus the field. React's `autoFocus` would focus it before the dialog opens. */
const focusFirst = (field: HTMLInputElement | null) => field?.setAttribute('autofocus', '');

/** The referral code field. An error replaces its hint while the code is unusable. */
export function ReferralCodeField({ value, fault, onChange }: Props) {
  const { t } = useKit();
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{t('referralCode')}</label>
      <input
        ref={focusFirst}
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        dir="auto"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-hint`}
      />
      <p id={`${id}-hint`} role="status">
        {fault ?? t('referralCodeHint')}
      </p>
    </div>
  );
}
