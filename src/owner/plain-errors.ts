/* To import first: an unusable setting or text then ends a command with its message, without a stack trace. */
import { UnusableValueError } from '../config/unusable-value-error.ts';

process.on('uncaughtException', (error) => {
  console.error(error instanceof UnusableValueError ? error.message : error);
  process.exit(1);
});
