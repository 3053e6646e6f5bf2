import { useState } from 'react';
import type { Inputs } from '../model/projection.ts';
import { useInputs } from './calculator-store.ts';
import { buttonLook } from './button-look.ts';
import { copy } from './copy.ts';
import { useTranslation } from './Translation.tsx';
import { announce } from '../page-script/announce.ts';

/** What is left of sharing when the partner's kit cannot be loaded: to copy the page's own address. */
export function PlainShare() {
  const { t } = useTranslation();
  const inputs = useInputs();
  const [answer, setAnswer] = useState<{ readonly said: 'linkCopied' | 'copyFailed'; readonly of: Inputs }>();

  const copyAddress = async () => {
    const said = (await copy(location.href)) ? 'linkCopied' : 'copyFailed';
    setAnswer({ said, of: window.calculator.get().inputs });
    announce(t(said));
  };
  return (
    <>
      <p>{t('notLoaded')}</p>
      <button type="button" className={buttonLook()} onClick={copyAddress}>
        {t('copyLink')}
      </button>
      {answer?.of === inputs && <p>{t(answer.said)}</p>}
    </>
  );
}
