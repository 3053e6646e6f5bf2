import { createHash } from 'node:crypto';

/** The mark in a picture that identifies the source it was drawn from. */
export function fingerprint(source: string): string {
  return createHash('sha256').update(source).digest('hex');
}

/** Whether a picture was drawn from this source: the file contains the fingerprint as plain text. */
export function isDrawnFrom(source: string, picture: Buffer): boolean {
  return picture.includes(fingerprint(source));
}
