/** What a partner passes on with a link. */
export interface PartnerMessage {
  /** That this is advertising and the sender may be paid. It comes first: it must be clear before anything else. */
  readonly disclosure: string | undefined;
  readonly subject: string;
  /** That nothing is guaranteed. */
  readonly caveat: string;
  readonly link: string;
}

/** The message as one text. The link comes last so that every app recognises where it ends. */
export const wholeMessage = ({ disclosure, subject, caveat, link }: PartnerMessage): string =>
  [...(disclosure === undefined ? [] : [disclosure]), subject, caveat, '', link].join('\n');

/**
 * URLs that open the message in another app: the share links of WhatsApp and Telegram, and a `mailto:` URL, whose line
 * breaks must be CRLF (RFC 6068). Telegram would put its `text` behind its `url`, so that all is in that one. The URLs
 * contain no tracking parameters.
 */
export function sendAddresses(message: PartnerMessage) {
  const whole = wholeMessage(message);
  const text = encodeURIComponent(whole);
  const subject = encodeURIComponent(message.disclosure ?? message.subject);
  return {
    whatsApp: `https://wa.me/?text=${text}`,
    telegram: `https://t.me/share/url?url=${text}`,
    email: `mailto:?subject=${subject}&body=${encodeURIComponent(whole.replaceAll('\n', '\r\n'))}`,
  };
}
