import { z } from 'astro/zod';
import { must } from './unusable-value-error.ts';

/** A host: letters, digits and hyphens, single dots, and a top-level domain. */
const host = String.raw`([\p{L}\d]([\p{L}\d-]*[\p{L}\d])?\.)+[\p{L}][\p{L}\d-]+(:\d{1,5})?`;
/** A path without spaces, and without a second address. */
const path = String.raw`(/(?!\S*https?:)[^\s?#{}]*)`;
const originShape = new RegExp(`^https://${host}$`, 'iu');
const signupShape = new RegExp(`^https?://${host}$`, 'iu');
const pageShape = new RegExp(`^https://${host}${path}?([?#](?!\\S*https?:)[^\\s{}]*)?$`, 'iu');

/** Whether an address has this shape, a port that exists, and a length that fits into a page. */
const isAddress = (text: string, shape: RegExp) => text.length <= 200 && shape.test(text) && URL.canParse(text);

/** An address of this shape, without the slash at its end. */
const address = (shape: RegExp, rule: string) =>
  z
    .string()
    .transform((text) => text.trim().replace(/\/$/, ''))
    .pipe(z.string().refine((text) => isAddress(text, shape), must(rule)));

/** The rule for the address of the pages. */
export const origin = address(
  originShape,
  'begin with https:// and end with the host, without a path, ? or #, such as https://calculator.example.com',
);

/** The rule for the host of the registration, which may be http for local tests. */
export const signupOrigin = address(
  signupShape,
  'begin with https:// and end with the host, without a path, ? or #, such as https://signup.example.com',
);

/** The rule for the path of the registration. */
export const signupPath = z
  .string()
  .trim()
  .regex(
    /^\/(?!\S*https?:)[^\s?#{}]{0,98}[^\s?#{}/]$/i,
    must('be a path that begins with a slash and does not end with one, such as /signup'),
  );

/** The rule for the address of a legal page, which may be empty and contain `{language}`. */
export const legalPage = z
  .string()
  .trim()
  .refine(
    (page) => page === '' || isAddress(page.replaceAll('{language}', 'de'), pageShape),
    must(
      'be empty or one address that begins with https://, such as https://example.com/imprint, in which {language} may stand',
    ),
  );
