/* Import this first: it makes commands report an UnusableValueError by its message alone, without a stack trace. */
import { UnusableValueError } from '../settings/unusable-value-error.ts';

process.on('uncaughtException', (error) => {
  console.error(error instanceof UnusableValueError ? error.message : error);
  process.exit(1);
});
