// @ts-check

/**
 * Mutation testing of the model: mutants that no unit test notices survive. These do:
 *
 * Two in `query-string.ts` change nothing: the fallback may be any text that is not a parameter's name, and a query
 * string always starts with its question mark. What a module makes while it loads is left out: the runner switches its
 * mutants on too late for it.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  mutate: ['src/model/**/*.ts'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/vitest.config.ts' },
  testFiles: ['tests/unit/**/*.test.ts'],
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  dryRunTimeoutMinutes: 30,
  thresholds: { high: 100, low: 95, break: 95 },
  reporters: ['clear-text'],
  clearTextReporter: { logTests: false, reportTests: false },
  ignorePatterns: ['dist', 'tests/results'],
  concurrency: 1,
};
