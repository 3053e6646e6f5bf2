import { UnusableValueError } from '../config/unusable-value-error.ts';
import { checkFiles } from '../content/files.ts';

/**
 * Ends the command with one sentence if a file of texts is no JSON. What reads the texts must be imported afterwards, by
 * `await import()`: all other imports come before any code, and would end it with a stack trace.
 */
export function stopAtUnreadableTexts(): void {
  try {
    checkFiles();
  } catch (error) {
    if (!(error instanceof UnusableValueError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
