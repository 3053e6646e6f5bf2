import { useState } from 'react';
import type { Inputs } from '../model/projection.ts';
import { announce } from '../page/announce.ts';
import buttons from './Button.module.css';
import { copy } from './copy.ts';
import { useCalculator, useCalculatorState } from './use-calculator.ts';

/** What is left of sharing when the partner's kit cannot be loaded: to copy the page's own address. */
export function PlainShare() {
  const { t, store, address } = useCalculator();
  const inputs = useCalculatorState((state) => state.inputs);
  const [answer, setAnswer] = useState<{ readonly said: 'linkCopied' | 'copyFailed'; readonly of: Inputs }>();

  const copyAddress = async () => {
    // A number that has just been changed is not in it yet.
    address?.write();
    const said = (await copy(location.href)) ? 'linkCopied' : 'copyFailed';
    setAnswer({ said, of: store.getState().inputs });
    announce(t(said));
  };
  return (
    <>
      <button type="button" className={buttons['outlined']} onClick={copyAddress}>
        {t('copyLink')}
      </button>
      {answer?.of === inputs && <p>{t(answer.said)}</p>}
    </>
  );
}
