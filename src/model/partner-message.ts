/** What a partner passes on with a link. */
export interface PartnerMessage {
  /** That it is advertising by someone who may be paid for it: this has to be plain before anything else. */
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
 * Addresses that open a message to send: those of the services' own share links, and of e-mail, whose lines end with
 * CRLF (RFC 6068). They contain nothing that tracks who follows them.
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
