import { videoId } from './video.ts';

/* Normalises what people write in different ways. What is not recognised stays as it is: the schema refuses it. */

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
const isCurrency = (text: string) =>
  /^([A-Z]{0,3}\p{Sc}|kr\.?|Kč|zł|Ft|lei|TL|Fr\.?)$/iu.test(text) || currencies.has(text.toUpperCase());

/** Number formats with only one possible meaning. `1.490` matches none: its dot may separate thousands or decimals. */
const plainNumbers = [
  /^\d+([.,]\d{1,2})?$/,
  /^[1-9]\d{0,2}([\s’'])\d{3}(\1\d{3})*([.,]\d{1,2})?$/,
  /^[1-9]\d{0,2}([.,])\d{3}(\1\d{3})+$/,
  /^[1-9]\d{0,2}(\.\d{3})+,\d{1,2}$/,
  /^[1-9]\d{0,2}(,\d{3})+\.\d{1,2}$/,
];

/** A number as people write it, with a unit before or behind it. Words may multiply the number: `5 MIO` stays a text. */
function numberIn(text: string, isUnit: (unit: string) => boolean): unknown {
  const [, before = '', written = '', behind = ''] = /^(\D*?)\s*(\d(?:.*\d)?)\s*(\D*)$/.exec(text) ?? [];
  const areUnits = [before, behind].every((unit) => /^\+?$/.test(unit) || isUnit(unit));
  if (!plainNumbers.some((form) => form.test(written)) || !areUnits) return text;
  const [decimals = ''] = /[.,]\d{1,2}$/.exec(written) ?? [];
  const whole = written.slice(0, written.length - decimals.length).replace(/\D/g, '');
  return Number(`${whole}.${decimals.slice(1)}`);
}

/** `49 €`, `1.490,00` */
export const parsePrice = (text: string) => numberIn(text, isCurrency);
/** `75 %` */
export const parsePercentage = (text: string) => numberIn(text, (unit) => unit === '%');
/** `1 500`, `+2`; a percentage is none. */
export const parseCount = (text: string) => numberIn(text, () => false);

/** A path as drag and drop puts it into a terminal: in quotes, or with its spaces escaped. */
export const parsePath = (text: string) => text.replace(/^(["'])(.*)\1$/, '$2').replace(/\\(?=[\s'"()&])/g, '');

/** A web address, also without `https://`. */
export const parseAddress = (text: string) =>
  /^[\w-]+(\.[\w-]+)*\.[a-z]{2,}(?=[/:?]|$)/i.test(text) ? `https://${text}` : text;

/** An origin, also with a trailing slash or without `https://`. */
export const parseOrigin = (text: string) => parseAddress(text).replace(/\/$/, '');

/** The address of the registration: one without a path leads to `/signup`. */
export function parseSignupAddress(text: string): string {
  const written = parseOrigin(text);
  return /^https?:\/\/[^/?#]+$/.test(written) ? `${written}/signup` : written;
}

/** The video id in a YouTube URL, with or without `https://`. */
export const parseVideo = (text: string) => videoId(text) ?? videoId(parseAddress(text)) ?? text;

/** Removes a final full stop, since the page's sentence adds its own. */
export const withoutFullStop = (text: string) => text.replace(/\.$/, '');

/** A hex code, also without `#` and in capital letters. */
export const parseHexCode = (text: string) => text.toLowerCase().replace(/^(?=[\da-f]{3}([\da-f]{3})?$)/, '#');

/** Settings in which plans are named with the capital letters that they have. */
export function withTierNames(given: unknown): unknown {
  const { tiers, ownSubscription, upgrades } = given as Readonly<Record<string, unknown>>;
  const names = Object.keys(tiers ?? {});
  const named = (text: unknown) =>
    names.find((name) => typeof text === 'string' && name.toLowerCase() === text.trim().toLowerCase()) ?? text;
  const moves = Array.isArray(upgrades)
    ? upgrades.map((move: object) => ('tier' in move ? { ...move, tier: named(move.tier) } : move))
    : upgrades;
  return { ...(given as object), ownSubscription: named(ownSubscription), upgrades: moves };
}
