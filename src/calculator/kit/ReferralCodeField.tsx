import { useId } from 'react';
import { useKit } from './use-kit.ts';

interface Props {
  readonly value: string;
  /** Whether the text is empty or a referral code that a link can carry. */
  readonly isUsable: boolean;
  readonly onChange: (value: string) => void;
}

/** Makes `showModal()` focus the field. React's `autoFocus` would focus it before the dialog opens. */
const focusFirst = (field: HTMLInputElement | null) => field?.setAttribute('autofocus', '');

/** The referral code field. An error replaces its hint while the code is unusable. */
export function ReferralCodeField({ value, isUsable, onChange }: Props) {
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
        aria-invalid={!isUsable}
        aria-describedby={`${id}-hint`}
      />
      <p id={`${id}-hint`} role="status">
        {isUsable ? t('referralCodeHint') : t('referralCodeUnusable')}
      </p>
    </div>
  );
}
