import { site } from '../../config/site.ts';
import type { Language } from '../../config/languages.ts';
import { translator } from '../../content/translate.ts';
import { signupLink } from '../../model/signup-link.ts';
import styles from './Button.module.css';

interface Props {
  readonly language: Language;
  readonly label: 'registerNow' | 'signupMobile';
  /** A page has one solid link, its call to action. All others are outlined. */
  readonly look?: 'solid' | 'outlined';
}

/** The way to the signup, in a tab of its own. The page's script adds the referral code. */
export function RegisterLink({ language, label, look = 'solid' }: Props) {
  const t = translator(language);
  return (
    <a
      className={`${styles['button']} ${styles[look]}`}
      href={signupLink(site.signupOrigin, language.code, '')}
      data-signup={language.code}
      target="_blank"
      rel="noopener"
    >
      {t(label)}
      <span className="visually-hidden">{` (${t('opensInNewTab')})`}</span>
    </a>
  );
}
