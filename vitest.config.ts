import { mergeConfig } from 'vitest/config';
import tests from './tests/vitest.config.ts';

/** What `npx vitest run` runs: the tests of `npm test` that need no browser, of which some need a built site. */
export default mergeConfig(tests, { test: { exclude: ['owner/**'] } });
