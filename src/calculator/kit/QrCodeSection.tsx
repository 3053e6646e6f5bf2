import type { Bitmap2D } from 'lean-qr';
import { useCallback, useMemo, useState } from 'react';
import type { RecipientLanguage } from '../../content/page-data.ts';
import { qrCodeFileName, pngFile, saveFile, svgFile } from './qr-code-files.ts';
import type { PartnerMessage } from '../../model/partner-message.ts';
import buttons from '../Button.module.css';
import { QrCode, generateQrCode } from './QrCode.tsx';
import { Flyer } from './Flyer.tsx';
import { useKit } from './use-kit.ts';

interface Props {
  readonly message: PartnerMessage;
  readonly recipient: RecipientLanguage;
  readonly referralCode: string | undefined;
}

const formats = [
  { format: 'SVG', fileOf: svgFile },
  { format: 'PNG', fileOf: pngFile },
];

/** The link as a QR code: on screen, as a download and on a flyer. */
export function QrCodeSection({ message, recipient, referralCode }: Props) {
  const { t } = useKit();
  const code = useMemo(() => generateQrCode(message.link), [message.link]);
  // Number of the current flyer, 0 for none. It is the flyer's key, so that each press prints again: in browsers
  // without `afterprint`, the previous flyer is still mounted.
  const [flyerNumber, setFlyerNumber] = useState(0);
  const removeFlyer = useCallback(() => setFlyerNumber(0), []);
  const [refused, setRefused] = useState<Bitmap2D>();
  const save = async ({ format, fileOf }: (typeof formats)[number], bitmap: Bitmap2D) => {
    try {
      saveFile(await fileOf(bitmap), qrCodeFileName(recipient.path, referralCode, format.toLowerCase()));
      setRefused(undefined);
    } catch {
      setRefused(bitmap);
    }
  };
  return (
    <>
      {code && <QrCode code={code} link={message.link} />}
      {code && (
        <div className="actions">
          {formats.map((one) => (
            <button key={one.format} type="button" className={buttons['plain']} onClick={() => save(one, code)}>
              {t('downloadFormat', { format: one.format })}
            </button>
          ))}
          <button type="button" className={buttons['plain']} onClick={() => setFlyerNumber(flyerNumber + 1)}>
            {t('printFlyer')}
          </button>
        </div>
      )}
      <p role="status">{code ? refused === code && t('pictureRefused') : t('qrCodeTooLong')}</p>
      {code && flyerNumber > 0 && (
        <Flyer key={flyerNumber} code={code} message={message} recipient={recipient} onPrinted={removeFlyer} />
      )}
    </>
  );
}
