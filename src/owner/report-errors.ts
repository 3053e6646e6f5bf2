/*
 * Loaded before a command, with `node --import`: what an owner has to mend is reported without a stack trace, even if it
 * is a file of the project's that Node cannot read, such as a list of languages without a comma.
 */
import { UnusableValueError } from '../settings/unusable-value-error.ts';

process.on('uncaughtException', (error) => {
  if (error instanceof UnusableValueError) console.error(error.message);
  else console.error(error instanceof SyntaxError ? error.stack?.split('\n    at ')[0] : error);
  process.exit(1);
});
