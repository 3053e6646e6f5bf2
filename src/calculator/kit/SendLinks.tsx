import { sendAddresses, wholeMessage, type PartnerMessage } from '../../model/partner-message.ts';
import buttons from '../Button.module.css';
import { newTabId } from '../SignupLink.tsx';
import { useCalculator } from '../use-calculator.ts';
import { useKit } from './use-kit.ts';

/** Links that open the message in another app. No third party is contacted before a click. */
export function SendLinks({ message }: { readonly message: PartnerMessage }) {
  const { t } = useKit();
  const { t: ofPage } = useCalculator();
  const { whatsApp, telegram, email } = sendAddresses(message);
  const apps = [
    { name: 'WhatsApp', address: whatsApp },
    { name: 'Telegram', address: telegram },
  ];
  return (
    <>
      {'share' in navigator && (
        <button
          type="button"
          className={buttons['outlined']}
          // A visitor who closes the system's dialog has not failed at anything.
          onClick={() => navigator.share({ text: wholeMessage(message) }).catch(() => {})}
        >
          {ofPage('share')}
        </button>
      )}
      {apps.map(({ name, address }) => (
        <a
          key={name}
          className={buttons['outlined']}
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          translate="no"
          aria-describedby={newTabId}
        >
          {name}
        </a>
      ))}
      <a className={buttons['outlined']} href={email}>
        {t('email')}
      </a>
    </>
  );
}
