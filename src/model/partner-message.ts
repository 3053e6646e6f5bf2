/** What a partner passes on with a link. */
export interface PartnerMessage {
  /** That this is advertising and the sender may be paid. It comes first: it must be clear before anything else. */
  readonly disclosure: string;
  readonly subject: string;
  /** That nothing is guaranteed. */
  readonly caveat: string;
  readonly link: string;
}

function aboveLink({ disclosure, subject, caveat }: PartnerMessage): string {
  return `${disclosure}\n${subject}\n${caveat}`;
}

/** The message as one text. The link comes last so that every app recognises where it ends. */
export function wholeMessage(message: PartnerMessage): string {
  return `${aboveLink(message)}\n\n${message.link}`;
}

/**
 * URLs that open the message in another app: the share links of WhatsApp and Telegram, and a `mailto:` URL, whose line
 * breaks must be CRLF (RFC 6068). The URLs contain no tracking parameters.
 */
export function sendAddresses(message: PartnerMessage) {
  const encode = encodeURIComponent;
  const whole = wholeMessage(message);
  return {
    whatsApp: `https://wa.me/?text=${encode(whole)}`,
    telegram: `https://t.me/share/url?url=${encode(message.link)}&text=${encode(aboveLink(message))}`,
    email: `mailto:?subject=${encode(message.subject)}&body=${encode(whole.replaceAll('\n', '\r\n'))}`,
  };
}
