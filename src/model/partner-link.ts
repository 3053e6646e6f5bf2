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

/** The path before the referral code in a link to the registration, on any host. */
const beforeRef = `${settings.signupPath}/`;

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

/** A code as a parameter. Chats take a mark such as a period at a link's end for the end of the sentence: it is encoded. */
const refParameter = (ref: string) =>
  `?ref=${encodeURIComponent(ref).replace(/[!'()*.]$/, (mark) => `%${mark.charCodeAt(0).toString(16)}`)}`;

/** The address that a partner passes on: the recipient's page, with inputs written as in the page's own address, and the code. */
export const partnerLink = ({ origin, language, inputs, ref }: PartnerLink): string =>
  `${origin}/${language.path}${writeInputs(ref === undefined ? '' : refParameter(ref), inputs)}`;
