import { readFileSync } from 'node:fs';
import { UnusableValueError } from './unusable-value-error.ts';

/**
 * Reads a JSON file.
 * @param file path from the project's root, where all its commands run
 * @throws UnusableValueError if it is none, with the line and what was expected there
 */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8').replace(/^\ufeff/, ''));
  } catch (error) {
    if (error instanceof SyntaxError) throw new UnusableValueError(`${file} cannot be read: ${error.message}.`);
    throw error;
  }
}
