import type { Language } from '../config/languages.ts';
import type { Inputs } from './projection.ts';
import { writeInputs } from './query-string.ts';
import { readRef, signupLink } from './signup-link.ts';

/** Where a partner's link can lead. */
export type LinkTarget = 'withNumbers' | 'withoutNumbers' | 'registration';

/** What a partner's link is made of. */
interface PartnerLink {
  readonly target: LinkTarget;
  /** Scheme and host of the page, and of the registration service. */
  readonly origin: string;
  readonly signupOrigin: string;
  /** The recipient's language. */
  readonly language: Pick<Language, 'code' | 'path'>;
  /** What the page shows when it is opened by a link that leads there `withNumbers`. */
  readonly inputs: Inputs;
  /** As `usableRef` gives it. */
  readonly ref: string | undefined;
}

/** An encoded referral code, with that encoded too which chats take for the end of the sentence around a link. */
function guarded(encoded: string): string {
  return encoded.replace(/[!'()*]|\.(?=\.*$)/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** The referral code that a page reads from its own address when a partner's link carries this one. */
export function usableRef(code: string): string | undefined {
  return readRef(guarded(`?${new URLSearchParams({ ref: code })}`));
}

function refQuery(ref: string | undefined): string {
  return ref === undefined ? '' : `?ref=${guarded(encodeURIComponent(ref))}`;
}

/** The address that a partner passes on. */
export function partnerLink({ target, origin, signupOrigin, language, inputs, ref }: PartnerLink): string {
  const query = refQuery(ref);
  if (target === 'registration') return signupLink(signupOrigin, language.code, query);
  return `${origin}/${language.path}${target === 'withNumbers' ? writeInputs(query, inputs) : query}`;
}
