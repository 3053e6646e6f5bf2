import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import { UnusableValueError } from './unusable-value-error.ts';

/**
 * Reads a JSON file.
 * @param file path from the project's root, where all its commands run
 * @throws UnusableValueError that names the file and says what is wrong with it
 */
export function readJson(file: string): unknown {
  const refusal = (what: string) => new UnusableValueError(`${file} cannot be read: ${what}.`);
  if (!existsSync(file)) throw refusal('it is missing. Take it from the project as it was delivered');
  const bytes = readFileSync(file);
  if (!isUtf8(bytes)) throw refusal('its text is not UTF-8. Save it with that encoding');
  const text = bytes.toString().replace(/^\ufeff/, '');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const hint = /:\s*\d+(,\d|\s*[%\p{Sc}])/u.test(text) ? '. Numbers have a point and no sign, such as 24.9' : '';
    throw refusal((error as SyntaxError).message.replaceAll('\n', ' ') + hint);
  }
  if (!(json instanceof Object) || Array.isArray(json)) throw refusal('it is no group of entries in braces { }');
  return json;
}
