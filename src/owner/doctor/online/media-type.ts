import { MIMEType } from 'node:util';

/** Other names of media types, which browsers take for the same. https://mimesniff.spec.whatwg.org/ */
const synonyms: Readonly<Record<string, string>> = {
  'application/javascript': 'text/javascript',
  'image/x-icon': 'image/vnd.microsoft.icon',
  'text/xml': 'application/xml',
};

function parsed(contentType: string): MIMEType | undefined {
  try {
    return new MIMEType(contentType);
  } catch {
    return undefined;
  }
}

/** Whether a Content-Type header says this media type, and no encoding but UTF-8. */
export function isOfType(headers: Headers, expected: string): boolean {
  const type = parsed(headers.get('Content-Type') ?? '');
  if (type === undefined) return false;
  const charset = type.params.get('charset') ?? 'utf-8';
  return (synonyms[type.essence] ?? type.essence) === expected && charset.toLowerCase() === 'utf-8';
}
