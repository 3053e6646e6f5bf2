import { sendAddresses, type PartnerMessage } from '../../model/partner-message.ts';
import buttons from '../Button.module.css';
import { useKit } from './use-kit.ts';

interface Props {
  readonly message: PartnerMessage;
  /** Called when the system's share sheet refuses. */
  readonly onRefused: () => void;
}

/** Opens the system's share sheet. Resolves to false if that fails. */
async function openShareSheet({ disclosure, subject, caveat, link }: PartnerMessage): Promise<boolean> {
  try {
    await navigator.share({ title: subject, text: `${disclosure}\n${caveat}`, url: link });
    return true;
  } catch (error) {
    // Cancelling is not a failure.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Links that open the message in other apps. No third party is contacted before a click. */
export function SendLinks({ message, onRefused }: Props) {
  const { t } = useKit();
  const { whatsApp, telegram, email } = sendAddresses(message);
  return (
    <>
      {[
        { name: 'WhatsApp', address: whatsApp },
        { name: 'Telegram', address: telegram },
      ].map(({ name, address }) => (
        <a
          key={name}
          className={buttons['plain']}
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          translate="no"
          aria-label={`${name} (${t('opensInNewTab')})`}
        >
          {name}
        </a>
      ))}
      <a className={buttons['plain']} href={email}>
        {t('email')}
      </a>
      {'share' in navigator && (
        <button
          type="button"
          className={buttons['plain']}
          onClick={async () => {
            if (!(await openShareSheet(message))) onRefused();
          }}
        >
          {t('otherApp')}
        </button>
      )}
    </>
  );
}
