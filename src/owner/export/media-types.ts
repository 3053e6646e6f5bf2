import { extname } from 'node:path';

/** Media types of all kinds of file that the build writes. https://www.iana.org/assignments/media-types/ */
const mediaTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.ico': 'image/vnd.microsoft.icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.xml': 'application/xml',
};

/** Whether a media type is text, which is worth compressing. */
const isTextual = (type: string) => /^text\/|[+/](json|xml)$/.test(type);

/** A kind of file: its extension, with the dot, and its media type. */
export interface MediaType {
  readonly extension: string;
  readonly type: string;
  readonly isTextual: boolean;
}

/** The media type of a file by its name, or undefined if the table has none for its extension. */
export function findMediaType(file: string): MediaType | undefined {
  const extension = extname(file);
  const type = mediaTypes[extension];
  return type === undefined ? undefined : { extension, type, isTextual: isTextual(type) };
}

/**
 * The media type of a file that the build writes, by its name.
 * @throws Error if the table has none for its extension
 */
export function mediaType(file: string): MediaType {
  const found = findMediaType(file);
  if (found === undefined) throw new Error(`src/owner/export/media-types.ts has no media type for ${file}.`);
  return found;
}
