import { useId } from 'react';
import type { RecipientLanguage } from '../../content/kit-data.ts';
import { isLink, usableRef } from '../../model/partner-link.ts';
import { cleanValue } from '../../model/parameter.ts';
import { useKit } from './use-kit.ts';

interface Props {
  readonly referralCode: string;
  readonly onReferralCode: (code: string) => void;
  readonly recipient: RecipientLanguage;
  readonly onRecipient: (recipient: RecipientLanguage) => void;
}

/** What the link is made of: the referral code and the recipient's language. */
export function LinkFields({ referralCode, onReferralCode, recipient, onRecipient }: Props) {
  const { recipients, t } = useKit();
  const id = useId();
  const code = cleanValue(referralCode);
  const isFaulty = code !== '' && usableRef(code) === undefined;
  const fault = t(isLink(referralCode) ? 'referralCodeMissing' : 'referralCodeUnusable');
  return (
    <div className="fields">
      <div>
        <label htmlFor={`${id}-code`}>{t('referralCode')}</label>
        <input
          type="text"
          id={`${id}-code`}
          value={referralCode}
          onChange={({ target }) => onReferralCode(target.value)}
          dir="auto"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="done"
          aria-invalid={isFaulty}
          aria-describedby={`${id}-hint`}
        />
        {/* An error replaces the hint. */}
        <p id={`${id}-hint`} role="status">
          {isFaulty ? fault : t('referralCodeHint')}
        </p>
      </div>
      <div>
        <label htmlFor={`${id}-language`}>{t('recipientLanguage')}</label>
        <span className="select">
          <select
            id={`${id}-language`}
            autoComplete="off"
            value={recipient.path}
            onChange={({ target }) => onRecipient(recipients.find(({ path }) => path === target.value)!)}
          >
            {recipients.map(({ path, hreflang, name }) => (
              <option key={path} value={path} lang={hreflang}>
                {name}
              </option>
            ))}
          </select>
        </span>
      </div>
    </div>
  );
}
