import { useState } from 'react';
import type { KitData, RecipientLanguage } from '../../content/kit-data.ts';
import { partnerLink, usableRef } from '../../model/partner-link.ts';
import { wholeMessage, type PartnerMessage } from '../../model/partner-message.ts';
import { readParameter } from '../../model/parameter.ts';
import { useCalculator, useCalculatorState } from '../use-calculator.ts';
import { CopyBox } from './CopyBox.tsx';
import { KitDialog } from './KitDialog.tsx';
import { LinkFields } from './LinkFields.tsx';
import { QrCode } from './QrCode.tsx';
import { SendLinks } from './SendLinks.tsx';
import css from './kit.css?inline';
import { KitContext, useKit } from './use-kit.ts';

// The kit's styles are loaded with the kit. In the page's own styles, they would delay the page's first paint.
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);

/**
 * The message sent with a link. Before the link is followed, it must be clear that the sender may be paid: FTC,
 * "Disclosures 101 for Social Media Influencers" and 16 CFR Part 255; in the EU, Directive 2005/29/EC, Annex I, numbers
 * 11 and 22.
 */
const messageFor = (link: string, { texts }: RecipientLanguage, ref: string | undefined): PartnerMessage => ({
  // Whoever passes on a link without a code is not paid for it.
  disclosure: ref === undefined ? undefined : texts.partnerDisclosure,
  subject: texts.title,
  caveat: texts.shareText,
  link,
});

function Content() {
  const inputs = useCalculatorState((state) => state.inputs);
  const { recipients, t } = useKit();
  const [referralCode, setReferralCode] = useState(() => readParameter(location.search, 'ref'));
  const [recipient, setRecipient] = useState(recipients[0]!);
  const ref = usableRef(referralCode);
  const link = partnerLink({ origin: location.origin, language: recipient, inputs, ref });
  const message = messageFor(link, recipient, ref);
  return (
    <>
      <div className="texts">
        <h3 id="kit-link">{t('yourLink')}</h3>
        <CopyBox labelledBy="kit-link" text={link} rows={3} dir="ltr" button={t('copyLink')} copied={t('linkCopied')} />
        <LinkFields
          referralCode={referralCode}
          onReferralCode={setReferralCode}
          recipient={recipient}
          onRecipient={setRecipient}
        />
        <h3 id="kit-message">{t('message')}</h3>
        <CopyBox
          labelledBy="kit-message"
          text={wholeMessage(message)}
          rows={8}
          lang={recipient.hreflang}
          dir={recipient.direction}
          button={t('copyMessage')}
          copied={t('messageCopied')}
          look="solid"
        >
          <SendLinks message={message} />
        </CopyBox>
      </div>
      <div className="scan">
        <h3>{t('qrCode')}</h3>
        <QrCode link={link} />
      </div>
      <p>{t('linkPrivacy')}</p>
    </>
  );
}

const dataModules = import.meta.glob<KitData>('../../content/*.json', { query: '?kit', import: 'default' });

/**
 * The partner's kit of a language's page: a personal link as text, message and QR code. Once loaded, it stores nothing
 * and sends no requests. @param path of the page
 */
export async function loadKit(path: string) {
  const data = await dataModules[`../../content/${path}.json`]!();
  return function Kit({ openCount }: { readonly openCount: number }) {
    const { t } = useCalculator();
    return (
      <KitContext value={data}>
        <KitDialog title={t('share')} openCount={openCount}>
          <Content />
        </KitDialog>
      </KitContext>
    );
  };
}
