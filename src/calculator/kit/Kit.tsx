import { useState } from 'react';
import { recipients, signupOrigin } from 'virtual:kit';
import type { KitLabels, Recipient } from '../../content/kit-texts.ts';
import type { Inputs } from '../../model/projection.ts';
import { partnerLink, usableRef, type LinkTarget } from '../../model/partner-link.ts';
import { wholeMessage, type PartnerMessage } from '../../model/partner-message.ts';
import { sentRef } from '../../model/signup-link.ts';
import { Choice } from './Choice.tsx';
import { ReferralCodeField } from './ReferralCodeField.tsx';
import { CodeToScan } from './CodeToScan.tsx';
import { CopyBox } from './CopyBox.tsx';
import { headingId, KitDialog } from './KitDialog.tsx';
import { SendLinks } from './SendLinks.tsx';

interface Props {
  readonly labels: KitLabels;
  /** How often the kit has been opened. */
  readonly openings: number;
  /** Path of the page's language. */
  readonly path: string;
  readonly inputs: Inputs;
}

/**
 * What is said with a link. That it comes from someone who may be paid for it has to be plain before it is followed:
 * FTC, "Disclosures 101 for Social Media Influencers" and 16 CFR Part 255; in the EU, Directive 2005/29/EC, Annex I,
 * numbers 11 and 22.
 */
function messageFor(link: string, target: LinkTarget, { texts }: Recipient): PartnerMessage {
  const [subject, caveat] =
    target === 'registration' ? [texts.registrationTitle, texts.registrationShareText] : [texts.title, texts.shareText];
  return { subject, notes: `${caveat}\n${texts.partnerDisclosure}`, link };
}

/** The partner's kit: a link of their own, as text, as a message and as a code. It keeps nothing and asks nobody. */
export function Kit({ labels, openings, path: ownPath, inputs }: Props) {
  const [ownFirst] = useState(() =>
    recipients.toSorted((one, other) => Number(other.path === ownPath) - Number(one.path === ownPath)),
  );
  const [referralCode, setReferralCode] = useState(() => sentRef(location.search));
  const [recipient, setRecipient] = useState(ownFirst[0]!);
  const [target, setTarget] = useState<LinkTarget>('withNumbers');

  const ref = usableRef(referralCode.trim());
  const link = partnerLink({ target, origin: location.origin, signupOrigin, language: recipient, inputs, ref });
  const message = messageFor(link, target, recipient);
  return (
    <KitDialog labels={labels} openings={openings}>
      <div className="fields">
        <ReferralCodeField
          value={referralCode}
          isUsable={referralCode.trim() === '' || ref !== undefined}
          onChange={setReferralCode}
          labels={labels}
        />
        <Choice
          label={labels.recipientLanguage}
          value={recipient.path}
          onChoose={(chosen) => setRecipient(recipients.find(({ path }) => path === chosen)!)}
        >
          {ownFirst.map(({ path, hreflang, name }) => (
            <option key={path} value={path} lang={hreflang}>
              {name}
            </option>
          ))}
        </Choice>
        <Choice label={labels.linkTarget} value={target} onChoose={(chosen) => setTarget(chosen as LinkTarget)}>
          <option value="withNumbers">{labels.targetWithNumbers}</option>
          <option value="withoutNumbers">{labels.targetWithoutNumbers}</option>
          <option value="registration">{labels.registration}</option>
        </Choice>
      </div>
      <div className="texts">
        <CopyBox
          labelledBy={headingId}
          text={link}
          rows={3}
          dir="ltr"
          button={labels.copyLink}
          copied={labels.linkCopied}
          refused={labels.copyByHand}
        />
        <h3 id="kit-message">{labels.message}</h3>
        <CopyBox
          labelledBy="kit-message"
          text={wholeMessage(message)}
          rows={8}
          lang={recipient.hreflang}
          dir={recipient.direction}
          button={labels.copyMessage}
          copied={labels.messageCopied}
          refused={labels.copyByHand}
        >
          {(copyInstead) => <SendLinks message={message} labels={labels} onRefused={copyInstead} />}
        </CopyBox>
      </div>
      <div className="scan">
        <h3>{labels.qrCode}</h3>
        <CodeToScan message={message} recipient={recipient} referralCode={ref} labels={labels} />
      </div>
      <p>{labels.linkPrivacy}</p>
    </KitDialog>
  );
}
