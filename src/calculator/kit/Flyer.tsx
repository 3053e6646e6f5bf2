import type { Bitmap2D } from 'lean-qr';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { Recipient } from '../../content/kit-data.ts';
import type { PartnerMessage } from '../../model/partner-message.ts';
import { CodeDrawing } from './CodeDrawing.tsx';

interface Props {
  readonly code: Bitmap2D;
  readonly message: PartnerMessage;
  readonly recipient: Recipient;
  /** Called once the sheet has been printed, or was not. */
  readonly onPrinted: () => void;
}

/** Nobody types a link with more characters than this. */
const longLink = 100;

/** Puts the page's own brand into an element: logo and name, as the owner has set them. */
function showBrand(element: HTMLElement | null): void {
  const brand = document.querySelector('header .logo')?.cloneNode(true) as Element | undefined;
  brand?.querySelector('img')?.setAttribute('loading', 'eager');
  if (brand) element?.replaceChildren(brand);
}

/** A sheet to hand out, in the recipient's language. It prints itself; while it is there, nothing else is printed. */
export function Flyer({ code, message: { disclosure, subject, caveat, link }, recipient, onPrinted }: Props) {
  useEffect(() => {
    addEventListener('afterprint', onPrinted);
    // Without `afterprint`, the sheet is removed when the dialog closes. `close` does not bubble, so it is captured.
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
      <CodeDrawing code={code} link={link} />
      <p>{recipient.texts.scanCode}</p>
      <p dir="ltr" className={link.length > longLink ? 'long' : undefined}>
        {link}
      </p>
      <p className="notes">{`${caveat}\n${disclosure}`}</p>
    </section>,
    document.body,
  );
}
