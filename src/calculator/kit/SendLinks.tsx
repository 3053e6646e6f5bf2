import { sendAddresses, type PartnerMessage } from '../../model/partner-message.ts';
import buttons from '../Button.module.css';
import { newTabId } from '../SignupLink.tsx';
import { useKit } from './use-kit.ts';

/** Links that open the message in another app. No third party is contacted before a click. */
export function SendLinks({ message }: { readonly message: PartnerMessage }) {
  const { t } = useKit();
  const { whatsApp, telegram, email } = sendAddresses(message);
  const apps = [
    { name: 'WhatsApp', address: whatsApp },
    { name: 'Telegram', address: telegram },
  ];
  return (
    <>
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
