import { useState, type RefObject } from 'react';
import type { KitData, RecipientLanguage } from '../../content/page-data.ts';
import { isLink, partnerLink, usableRef, type LinkTarget } from '../../model/partner-link.ts';
import { wholeMessage, type PartnerMessage } from '../../model/partner-message.ts';
import { refAsSent, visibleText } from '../../model/signup-link.ts';
import { useCalculator, useCalculatorState } from '../use-calculator.ts';
import { Choice } from './Choice.tsx';
import { ReferralCodeField } from './ReferralCodeField.tsx';
import { QrCodeSection } from './QrCodeSection.tsx';
import { CopyBox } from './CopyBox.tsx';
import { KitDialog } from './KitDialog.tsx';
import { SendLinks, WhatsAppLink } from './SendLinks.tsx';
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
function messageFor(link: string, target: LinkTarget, { texts }: RecipientLanguage): PartnerMessage {
  const [subject, caveat] =
    target === 'registration' ? [texts.registrationTitle, texts.registrationShareText] : [texts.title, texts.shareText];
  return { disclosure: texts.partnerDisclosure, subject, caveat, link };
}

const targetTexts = {
  withNumbers: 'targetWithNumbers',
  withoutNumbers: 'targetWithoutNumbers',
  registration: 'registration',
} as const satisfies Record<LinkTarget, string>;

function Content() {
  const inputs = useCalculatorState((state) => state.inputs);
  const { recipients, t } = useKit();
  const [codeAtFirst] = useState(() => refAsSent(location.search));
  const [referralCode, setReferralCode] = useState(codeAtFirst);
  const [recipient, setRecipient] = useState(recipients[0]!);
  const [target, setTarget] = useState<LinkTarget>('withNumbers');

  const ref = usableRef(referralCode);
  const reason = isLink(referralCode) ? 'referralCodeMissing' : 'referralCodeUnusable';
  const fault = visibleText(referralCode) === '' || ref !== undefined ? undefined : t(reason);
  const link = partnerLink({ target, origin: location.origin, language: recipient, inputs, ref });
  const message = messageFor(link, target, recipient);
  return (
    <>
      <div className="texts">
        <h3 id="kit-message">{t('message')}</h3>
        <CopyBox
          labelledBy="kit-message"
          text={wholeMessage(message)}
          rows={8}
          lang={recipient.hreflang}
          dir={recipient.direction}
          button={t('copyMessage')}
          look="solid"
          copied={t('messageCopied')}
          before={<WhatsAppLink message={message} />}
        >
          {(copyInstead) => <SendLinks message={message} onRefused={copyInstead} />}
        </CopyBox>
        {/* Open at first only while there is no code. */}
        <details open={codeAtFirst === ''}>
          <summary>
            <span>
              {[visibleText(referralCode), recipient.name, t(targetTexts[target])].filter(Boolean).join(' · ')} ·{' '}
              <b>{t('change')}</b>
            </span>
          </summary>
          <div className="fields">
            <ReferralCodeField value={referralCode} fault={fault} onChange={setReferralCode} />
            <Choice
              label={t('recipientLanguage')}
              value={recipient.path}
              onChoose={(chosen) => setRecipient(recipients.find(({ path }) => path === chosen)!)}
            >
              {recipients.map(({ path, hreflang, name }) => (
                <option key={path} value={path} lang={hreflang}>
                  {name}
                </option>
              ))}
            </Choice>
            <Choice label={t('linkTarget')} value={target} onChoose={(chosen) => setTarget(chosen as LinkTarget)}>
              {Object.entries(targetTexts).map(([one, text]) => (
                <option key={one} value={one}>
                  {t(text)}
                </option>
              ))}
            </Choice>
          </div>
        </details>
      </div>
      <div className="scan">
        <h3>{t('qrCode')}</h3>
        <QrCodeSection message={message} recipient={recipient} referralCode={ref} />
      </div>
      <div className="link">
        <h3 id="kit-link">{t('yourLink')}</h3>
        <CopyBox
          labelledBy="kit-link"
          text={link}
          rows={3}
          dir="ltr"
          button={t('copyLink')}
          look="outlined"
          copied={t('linkCopied')}
        />
      </div>
      <p>{t('linkPrivacy')}</p>
    </>
  );
}

interface Props {
  readonly data: KitData;
  /** How often the kit has been opened. */
  readonly openCount: number;
  /** What had the focus when it was asked for. */
  readonly pressed: RefObject<Element | null>;
}

/** The partner's kit: a personal link as text, message and QR code. Stores nothing and sends no requests. */
export function Kit({ data, openCount, pressed }: Props) {
  const { t } = useCalculator();
  return (
    <KitContext value={data}>
      <KitDialog title={t('share')} openCount={openCount} pressed={pressed}>
        <Content />
      </KitDialog>
    </KitContext>
  );
}
