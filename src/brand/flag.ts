import { existsSync, readFileSync } from 'node:fs';
import type { Language } from '../config/languages.ts';
import { UnusableValueError } from '../config/unusable-value-error.ts';

// From the project's root, where all its commands run.
const fileOf = (flag: string) => `node_modules/circle-flags/flags/${flag}.svg`;

/** The source of a language's round flag. @throws UnusableValueError if there is no file of that name */
export function readFlag({ flag, name }: Pick<Language, 'flag' | 'name'>): string {
  if (existsSync(fileOf(flag))) return readFileSync(fileOf(flag), 'utf8');
  throw new UnusableValueError(
    `src/config/languages.ts: flag of ${name} must be the name of a file in node_modules/circle-flags/flags, such as "us", not "${flag}".`,
  );
}
