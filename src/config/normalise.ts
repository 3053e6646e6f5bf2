import { videoId } from './video.ts';

/* Normalises what people write in different ways. What is not recognised stays as it is: the schema refuses it. */

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
/** Whether a text is empty, a percent sign, a plus or a currency. Other words may multiply the number: `5 MIO`. */
const isUnit = (text: string) =>
  /^(%|\+|[A-Z]{0,3}\p{Sc}|kr\.?|Kč|zł|Ft|lei|TL|Fr\.?|)$/iu.test(text) || currencies.has(text.toUpperCase());

/** Number formats with only one possible meaning. `1.490` matches none: its dot may separate thousands or decimals. */
const plainNumbers = [
  /^\d+([.,]\d{1,2})?$/,
  /^[1-9]\d{0,2}([\s’'])\d{3}(\1\d{3})*([.,]\d{1,2})?$/,
  /^[1-9]\d{0,2}([.,])\d{3}(\1\d{3})+$/,
  /^[1-9]\d{0,2}(\.\d{3})+,\d{1,2}$/,
  /^[1-9]\d{0,2}(,\d{3})+\.\d{1,2}$/,
];

/** A number as people write it, with a unit before or behind it: `49 €`, `1.490,00`, `75 %`. */
export function number(text: string): unknown {
  const [, before = '', written = '', behind = ''] = /^(\D*?)\s*(\d(?:.*\d)?)\s*(\D*)$/.exec(text) ?? [];
  if (!plainNumbers.some((form) => form.test(written)) || ![before, behind].every(isUnit)) return text;
  const [decimals = ''] = /[.,]\d{1,2}$/.exec(written) ?? [];
  const whole = written.slice(0, written.length - decimals.length).replace(/\D/g, '');
  return Number(`${whole}.${decimals.slice(1)}`);
}

/** A path as drag and drop puts it into a terminal: in quotes, or with its spaces escaped. */
export const path = (text: string) => text.replace(/^(["'])(.*)\1$/, '$2').replace(/\\(?=[\s'"()&])/g, '');

/** A web address, also without `https://`. */
export const address = (text: string) =>
  /^[\w-]+(\.[\w-]+)*\.[a-z]{2,}(?=[/:?]|$)/i.test(text) ? `https://${text}` : text;

/** An origin, also with a trailing slash or without `https://`. */
export const origin = (text: string) => address(text).replace(/\/$/, '');

/** The video id in a YouTube URL, with or without `https://`. */
export const video = (text: string) => videoId(text) ?? videoId(address(text)) ?? text;

/** Removes a final full stop, since the page's sentence adds its own. */
export const withoutFullStop = (text: string) => text.replace(/\.$/, '');

export const upperCase = (text: string) => text.toUpperCase();
export const lowerCase = (text: string) => text.toLowerCase();
export const yesOrNo = (text: string) =>
  ({ true: true, false: false, yes: true, no: false })[text.toLowerCase()] ?? text;
