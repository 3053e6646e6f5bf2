import buttons from './Button.module.css';
import { signupLink } from '../model/signup-link.ts';

interface Props {
  readonly signupOrigin: string;
  /** Code of the page's language. */
  readonly languageCode: string;
  readonly label: string;
  readonly opensInNewTab: string;
  /** A page has one solid link, its call to action. All others are outlined, or plain in a line of other links. */
  readonly look: 'solid' | 'outlined' | 'plain';
}

/** The way to the signup, in a tab of its own. The page's script adds the referral code to it (`page/links.ts`). */
export function RegisterLink({ signupOrigin, languageCode, label, opensInNewTab, look }: Props) {
  return (
    <a
      className={buttons[look]}
      href={signupLink(signupOrigin, languageCode, '')}
      data-signup={languageCode}
      target="_blank"
      rel="noopener"
      aria-label={`${label} (${opensInNewTab})`}
    >
      {label}
    </a>
  );
}
