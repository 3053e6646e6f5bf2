import { createHash } from 'node:crypto';

/** What a picture carries to say which source it was drawn from. */
export function fingerprint(source: string): string {
  return createHash('sha256').update(source).digest('hex');
}

/** Whether a picture was drawn from this source: the fingerprint stands in the file as plain text. */
export function isDrawnFrom(source: string, picture: Buffer): boolean {
  return picture.includes(fingerprint(source));
}
