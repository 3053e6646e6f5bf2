/** The longest part of a referral code in a file name, in characters: some systems take names of 255 bytes. */
const longest = 40;

/**
 * Name of the file with a link's code to scan: language and referral code, without what a file name must not have.
 * @param extension without its dot
 */
export function codeFileName(path: string, ref: string | undefined, extension: string): string {
  const readable = (ref ?? '').replace(/[^\p{L}\p{M}\p{N}_-]+/gu, '-').replace(/^-+|-+$/g, '');
  const short = [...readable].slice(0, longest).join('');
  return `qr-${[path, ...(short === '' ? [] : [short])].join('-')}.${extension}`;
}
