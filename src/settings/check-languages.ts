import { existsSync } from 'node:fs';
import { z } from 'astro/zod';
import type { Language } from '../config/languages.ts';
import { must, UnusableValueError } from './unusable-value-error.ts';

/** The language of a BCP 47 tag, such as `pt` of `pt-BR`; undefined if it is none. */
function languageOf(tag: string): string | undefined {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length > 0 ? new Intl.Locale(tag).language : undefined;
  } catch {
    return undefined;
  }
}

const flagFolder = 'node_modules/circle-flags/flags';

/** The file of a flag, by its name in the list of languages. */
export const flagFile = (flag: string) => `${flagFolder}/${flag}.svg`;

/** Paths at which the site has something else: the root, and the folders of link previews and flags. */
const taken = ['index', 'previews', 'flags'];

const textRule = must('be a text in quotation marks');
const text = z.string(textRule).min(1, textRule);
const localeRule = must('be a language and a country such as "da-DK"');
const language = z.strictObject({
  code: z.string(textRule).regex(/^[a-z]{2,3}$/, must('be two or three small letters (ISO 639), such as "da"')),
  hreflang: text.refine(languageOf, must('be a language such as "da" or "pt-BR"')),
  path: z
    .string(textRule)
    .regex(/^[a-z]+(-[a-z]+)*$/, must('be small letters, such as "da"'))
    .refine((path) => !taken.includes(path), must('be another one, since the site uses this itself')),
  name: text,
  flag: text.refine((flag) => existsSync(flagFile(flag)), must(`be the name of a file in ${flagFolder}, such as "us"`)),
  numberLocale: text.regex(/-/, localeRule).refine(languageOf, localeRule),
  direction: z.enum(['ltr', 'rtl'], must('be "ltr" or "rtl"')),
});

/**
 * @param languages as in `src/config/languages.ts`
 * @throws UnusableValueError if one cannot be used or is like another, or German or English is missing, which the texts
 * of others need
 */
export function checkLanguages(languages: readonly Language[]): void {
  const fault = (rule: string) => new UnusableValueError(`src/config/languages.ts: ${rule}.`);
  for (const [index, one] of languages.entries()) {
    const ofOne = ` of ${one.name || `line ${index + 1}`}`;
    const [issue] = language.safeParse(one).error?.issues ?? [];
    if (issue) throw fault(`${issue.path.join() || Object.keys(one).join()}${ofOne} ${issue.message}`);
    if (languageOf(one.numberLocale) !== languageOf(one.hreflang))
      throw fault(`numberLocale${ofOne} must be of the language "${one.hreflang}", not "${one.numberLocale}"`);
    for (const field of ['code', 'hreflang', 'path', 'name'] as const)
      if (languages.slice(0, index).some((other) => other[field] === one[field]))
        throw fault(`${field}${ofOne} must be its own, and another language has "${one[field]}"`);
  }
  const isThere = (code: string) =>
    languages.some(({ code: one, path }) => one === code && existsSync(`src/content/${path}.json`));
  if (languages[0]?.code !== 'de' || !isThere('de') || !isThere('en'))
    throw fault(
      'languages must begin with German (de), whose texts stand in for missing ones, and have English (en), both with their files in src/content',
    );
}
