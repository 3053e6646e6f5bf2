import { useEffect } from 'react';
import { linkCodeAttributes } from '../state/markup.ts';
import { SignupLink } from './SignupLink.tsx';
import { Share } from './Share.tsx';
import { TextWithElements } from './TextWithElements.tsx';
import { useCalculator } from './use-calculator.ts';

/** The actions below the result: register and share. */
export function Actions() {
  const { t, languageCode } = useCalculator();
  // Links that React has rendered anew lack the referral code.
  useEffect(() => window.updateLinks(), []);
  return (
    <div className="registration screen-only">
      <SignupLink languageCode={languageCode} label={t('registerNow')} look="solid" />
      <div>
        <p>
          <TextWithElements text={t('registrationNote')} />
        </p>
        {/* `page/links.ts` shows it to a visitor whose link has a code, in the first frame. */}
        <p className="note" hidden suppressHydrationWarning>
          <TextWithElements
            text={t('linkCode')}
            elements={{
              code: (
                <bdi {...linkCodeAttributes} translate="no" suppressHydrationWarning>
                  {' '}
                </bdi>
              ),
            }}
          />
        </p>
      </div>
      <Share />
    </div>
  );
}
