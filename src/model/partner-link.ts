import type { Language } from '../config/languages.ts';
import { settings } from '../settings/settings.ts';
import type { Inputs } from './projection.ts';
import { writeInputs } from './query-string.ts';
import { cleanValue } from './parameter.ts';
import { asRef, readRef } from './referral-code.ts';

/** What a partner's link is made of. */
interface PartnerLink {
  /** Scheme and host of the page. */
  readonly origin: string;
  /** The recipient's language. */
  readonly language: Pick<Language, 'path'>;
  readonly inputs: Inputs;
  /** As `usableRef` gives it. */
  readonly ref: string | undefined;
}

/** What a referral code follows in a link to the registration, whatever its host. */
const beforeRef = `${new URL(settings.signupAddress).pathname}/`;

/** Whether a partner has entered a whole link, with or without a code in it. All else is a code. */
export function isLink(entered: string): boolean {
  const text = cleanValue(entered);
  return /^https?:/i.test(text) && URL.canParse(text);
}

/**
 * The referral code in what a partner enters, by the same rules as in the page's own address. Of a whole link it is the
 * `ref` parameter or the segment behind the path of the registration. Undefined if there is none that a link can carry.
 */
export function usableRef(entered: string): string | undefined {
  const text = cleanValue(entered);
  if (!isLink(text)) return asRef(text.toWellFormed());
  const { pathname, search } = new URL(text);
  const [segment = ''] = pathname.split(beforeRef)[1]?.split('/') ?? [];
  // In a path, `+` and `&` are ordinary characters; in a query, they would be read as a space and a separator.
  return readRef(search) ?? readRef(`?ref=${segment.replace(/[+&]/g, encodeURIComponent)}`);
}

/** The address that a partner passes on. */
export function partnerLink({ origin, language, inputs, ref }: PartnerLink): string {
  // Both numbers, defaults too: an owner may change the defaults after the link was sent.
  const query = writeInputs(ref === undefined ? '' : `?ref=${encodeURIComponent(ref)}`, inputs, [
    'partnersAtStart',
    'newLevel1PartnersPerMonth',
  ]);
  return `${origin}/${language.path}${query}`;
}
