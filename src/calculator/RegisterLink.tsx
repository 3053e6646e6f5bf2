import buttons from './Button.module.css';
import { signupLink } from '../model/signup-link.ts';

interface Props {
  readonly signupOrigin: string;
  /** Code of the page's language. */
  readonly languageCode: string;
  /** The query string that may carry a referral code; without one, the page's script adds it to the link. */
  readonly search?: string | undefined;
  readonly label: string;
  readonly opensInNewTab: string;
  /** A page has one solid link, its call to action. All others are outlined, or plain in a line of other links. */
  readonly look: 'solid' | 'outlined' | 'plain';
}

/** The way to the signup, in a tab of its own. */
export function RegisterLink({ signupOrigin, languageCode, search, label, opensInNewTab, look }: Props) {
  return (
    <a
      className={buttons[look]}
      href={signupLink(signupOrigin, languageCode, search ?? '')}
      data-signup={search === undefined ? languageCode : undefined}
      target="_blank"
      rel="noopener"
    >
      {label}
      <span className="visually-hidden">{` (${opensInNewTab})`}</span>
    </a>
  );
}
