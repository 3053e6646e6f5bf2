import { sendAddresses, type PartnerMessage } from '../../model/partner-message.ts';
import buttons from '../Button.module.css';
import { newTabId } from '../SignupLink.tsx';
import { useKit } from './use-kit.ts';

interface Props {
  readonly message: PartnerMessage;
  /** Called when the system's share sheet refuses. */
  readonly onRefused: () => void;
}

/** Opens the system's share sheet. Resolves to false if that fails. */
async function openShareSheet({ disclosure, subject, caveat, link }: PartnerMessage): Promise<boolean> {
  try {
    const text = disclosure === undefined ? caveat : `${disclosure}\n${caveat}`;
    await navigator.share({ title: subject, text, url: link });
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
}

/** Opens the message in another app. No third party is contacted before a click. */
function AppLink({ name, address }: AppLinkProps) {
  return (
    <a
      className={buttons['outlined']}
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      translate="no"
      aria-describedby={newTabId}
    >
      {name}
    </a>
  );
}

/** Links that open the message elsewhere. */
export function SendLinks({ message, onRefused }: Props) {
  const { t } = useKit();
  const { whatsApp, telegram, email } = sendAddresses(message);
  return (
    <>
      <AppLink name="WhatsApp" address={whatsApp} />
      <AppLink name="Telegram" address={telegram} />
      <a className={buttons['outlined']} href={email}>
        {t('email')}
      </a>
      {'share' in navigator && (
        <button
          type="button"
          className={buttons['outlined']}
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
