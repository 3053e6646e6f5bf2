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

interface AppLinkProps {
  /** The app's name, which is the same in every language. */
  readonly name: string;
  readonly address: string;
  readonly look: 'outlined' | 'plain';
}

/** Opens the message in another app. No third party is contacted before a click. */
function AppLink({ name, address, look }: AppLinkProps) {
  const { t } = useKit();
  return (
    <a
      className={buttons[look]}
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      translate="no"
      aria-label={`${name} (${t('opensInNewTab')})`}
    >
      {name}
    </a>
  );
}

/** Opens the message in WhatsApp. */
export function WhatsAppLink({ message }: { readonly message: PartnerMessage }) {
  return <AppLink name="WhatsApp" address={sendAddresses(message).whatsApp} look="outlined" />;
}

/** Links that open the message elsewhere. */
export function SendLinks({ message, onRefused }: Props) {
  const { t } = useKit();
  const { telegram, email } = sendAddresses(message);
  return (
    <>
      <AppLink name="Telegram" address={telegram} look="plain" />
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
