import { videoId } from './video.ts';

/*
 * Each function normalises a value that can mean only one thing. A value that cannot be mended is returned unchanged,
 * so that the schema refuses it.
 */

/** A number as people write it: `49 €`, `1.490,00`, `75 %`. */
export function number(text: string): unknown {
  const [, whole, decimals = '0'] =
    /^(\d+(?:[.,’']\d{3})*)(?:[.,](\d{1,2}))?$/.exec(text.replace(/[\p{Sc}\p{L}%\s]/gu, '')) ?? [];
  return whole === undefined ? text : Number(`${whole.replace(/\D/g, '')}.${decimals}`);
}

/** A web address, also without `https://`. */
export const address = (text: string) =>
  /^[\w-]+(\.[\w-]+)*\.[a-z]{2,}(?=[/:?]|$)/i.test(text) ? `https://${text}` : text;

/** An origin, also with a trailing slash or without `https://`. */
export const origin = (text: string) => address(text).replace(/\/$/, '');

/** A film's id, of any of its addresses at YouTube. */
export const film = (text: string) => videoId(text) ?? videoId(address(text)) ?? text;

/** Words that end a sentence of the page, which has its own full stop. */
export const words = (text: string) => text.replace(/\.$/, '');

export const capitals = (text: string) => text.toUpperCase();
export const small = (text: string) => text.toLowerCase();
export const choice = (text: string) =>
  ({ true: true, false: false, yes: true, no: false })[text.toLowerCase()] ?? text;
