import buttons from './Button.module.css';
import { signupLink } from '../model/signup-link.ts';

interface Props {
  /** Code of the page's language. */
  readonly languageCode: string;
  readonly label: string;
  /** `solid` is for the page's one call to action. */
  readonly look: 'solid' | 'outlined';
}

/** Id of the page's hidden words that describe links which open in a new tab. */
export const newTabId = 'new-tab';

/** Link to the registration service, in a new tab. `page/links.ts` adds the referral code. */
export function SignupLink({ languageCode, label, look }: Props) {
  return (
    <a
      className={buttons[look]}
      href={signupLink(languageCode, '')}
      data-signup={languageCode}
      target="_blank"
      rel="noopener"
      aria-describedby={newTabId}
      // `page/links.ts` has changed its address before hydration.
      suppressHydrationWarning
    >
      {label}
    </a>
  );
}
