import type { Bitmap2D } from 'lean-qr';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { RecipientLanguage } from '../../content/page-data.ts';
import type { PartnerMessage } from '../../model/partner-message.ts';
import { QrCode } from './QrCode.tsx';

interface Props {
  readonly code: Bitmap2D;
  readonly message: PartnerMessage;
  readonly recipient: RecipientLanguage;
  /** Called after printing or cancelling it. */
  readonly onPrinted: () => void;
}

/** Longer links are set small: nobody types them. */
const longLink = 100;

/** Copies the header's logo and name into an element. */
function showBrand(element: HTMLElement | null): void {
  const brand = document.querySelector('header .logo')?.cloneNode(true) as Element | undefined;
  brand?.querySelector('img')?.setAttribute('loading', 'eager');
  if (brand) element?.replaceChildren(brand);
}

/** A flyer in the recipient's language. Prints on mount; while it is mounted, nothing else is printed. */
export function Flyer({ code, message: { disclosure, subject, caveat, link }, recipient, onPrinted }: Props) {
  useEffect(() => {
    addEventListener('afterprint', onPrinted);
    // Without `afterprint`, closing the kit removes the flyer. `close` does not bubble, hence the capture.
    addEventListener('close', onPrinted, true);
    print();
    return () => {
      removeEventListener('afterprint', onPrinted);
      removeEventListener('close', onPrinted, true);
    };
  }, [onPrinted]);
  return createPortal(
    <section className="flyer" data-flyer lang={recipient.hreflang} dir={recipient.direction}>
      <div ref={showBrand} dir="ltr" />
      <h1>{subject}</h1>
      <QrCode code={code} link={link} />
      <p>{recipient.texts.scanCode}</p>
      <p dir="ltr" className={link.length > longLink ? 'long' : undefined}>
        {link}
      </p>
      <p className="notes">{`${caveat}\n${disclosure}`}</p>
    </section>,
    document.body,
  );
}
