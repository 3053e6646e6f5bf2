import { SignupLink } from './SignupLink.tsx';
import { Share } from './Share.tsx';
import { useCalculator } from './use-calculator.ts';

/** The actions below the result: register and share. */
export function Actions() {
  const { t, languageCode } = useCalculator();
  return (
    <div className="registration screen-only">
      <SignupLink
        languageCode={languageCode}
        label={t('registerNow')}
        opensInNewTab={t('opensInNewTab')}
        look="solid"
      />
      <p>{t('registrationNote')}</p>
      <Share />
    </div>
  );
}
