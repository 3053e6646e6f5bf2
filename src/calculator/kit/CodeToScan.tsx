import { useCallback, useMemo, useState } from 'react';
import { fill } from '../../format/fill.ts';
import type { KitLabels, Recipient } from '../../content/kit-texts.ts';
import { codeFileName } from '../../model/file-name.ts';
import type { PartnerMessage } from '../../model/partner-message.ts';
import buttons from '../Button.module.css';
import { pngFile, svgFile } from './code-files.ts';
import { codeFor } from './code.ts';
import { CodeDrawing } from './CodeDrawing.tsx';
import { Flyer } from './Flyer.tsx';
import { saveFile } from './save-file.ts';

interface Props {
  readonly message: PartnerMessage;
  readonly recipient: Recipient;
  readonly referralCode: string | undefined;
  readonly labels: KitLabels;
}

const formats = [
  { format: 'SVG', fileOf: svgFile },
  { format: 'PNG', fileOf: pngFile },
];

/** The link as a code to scan: on the screen, as files, and on a flyer. */
export function CodeToScan({ message, recipient, referralCode, labels }: Props) {
  const code = useMemo(() => codeFor(message.link), [message.link]);
  // Not every browser says that it has printed: each press makes a sheet of its own. 0 is none.
  const [sheet, setSheet] = useState(0);
  const removeSheet = useCallback(() => setSheet(0), []);
  if (!code) return <p>{labels.qrCodeTooLong}</p>;
  return (
    <>
      <CodeDrawing code={code} link={message.link} />
      <div className="actions">
        {formats.map(({ format, fileOf }) => (
          <button
            key={format}
            type="button"
            className={buttons['outlined']}
            onClick={async () =>
              saveFile(await fileOf(code), codeFileName(recipient.path, referralCode, format.toLowerCase()))
            }
          >
            {fill(labels.downloadFormat, { format })}
          </button>
        ))}
        <button type="button" className={buttons['outlined']} onClick={() => setSheet(sheet + 1)}>
          {labels.printFlyer}
        </button>
      </div>
      <p>{fill(labels.flyerHint, { paper: 'A5' })}</p>
      {sheet > 0 && <Flyer key={sheet} code={code} message={message} recipient={recipient} onPrinted={removeSheet} />}
    </>
  );
}
