import { createHash } from 'node:crypto';
import type { Language } from '../config/languages.ts';
import { kitData } from './kit-data.ts';
import { neededTexts } from './needed-texts.ts';

/** The address of a file, with what it holds as a query. */
function addressOf(path: string, data: unknown): string {
  const version = createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 8);
  return `${path}?${version}`;
}

/**
 * Where a page finds the words of what is loaded when it is opened. The query says which words they are: what a browser
 * has kept of another version never answers in their place. A host knows the file alone.
 */
export const lateAddresses = (language: Language) => ({
  kit: addressOf(`/kit/${language.path}.json`, kitData(language)),
  needed: addressOf(`/needed/${language.path}.json`, neededTexts(language)),
});
