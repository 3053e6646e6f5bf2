import { existsSync, readFileSync } from 'node:fs';
import { languages, type Language } from '../config/languages.ts';
import { UnusableValueError } from '../config/unusable-value-error.ts';
import { jsonFault } from '../config/json-fault.ts';

/** Where a language's texts are. */
export const fileOf = ({ path }: Pick<Language, 'path'>) => `src/content/${path}.json`;

/**
 * Reads the languages' files as they are. To ask before a module imports them: such an import fails with a stack trace
 * that may not name the file.
 * @throws UnusableValueError at the first that is no JSON, with the line and what it lacks. A missing file is no slip
 */
export function checkFiles(): void {
  for (const file of languages.map(fileOf)) {
    // From the project's root, where all its commands run.
    const fault = existsSync(file) ? jsonFault(readFileSync(file, 'utf8').replace(/^\ufeff/, '')) : undefined;
    if (fault) throw new UnusableValueError(`${file}, line ${fault.line} ${fault.problem}.`);
  }
}
