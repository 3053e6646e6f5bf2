/* To import first: what cannot be in the settings or the texts then ends a command with a sentence alone. */
import { UnusableValueError } from '../config/unusable-value-error.ts';

process.on('uncaughtException', (error) => {
  console.error(error instanceof UnusableValueError ? error.message : error);
  process.exit(1);
});
