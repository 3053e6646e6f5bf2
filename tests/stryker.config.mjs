// @ts-check

/**
 * Mutation testing of the model: what no unit test notices survives. Eight mutants do.
 *
 * Three in `query-string.ts` change nothing: the two defaults may be any text that is no number and no
 * parameter's name, and a query string has its question mark at the start. Five are of what a module makes
 * while it is loaded (`inputsFrom`, `defaultInputs`, `sum`, `decimalDigit`, `withAsciiDigits`), before the
 * runner switches its mutants on; made by hand, each fails a test.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  mutate: ['src/model/**/*.ts'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/vitest.config.ts' },
  testFiles: ['tests/unit/**/*.test.ts'],
  coverageAnalysis: 'perTest',
  thresholds: { high: 100, low: 95, break: 95 },
  reporters: ['clear-text'],
  clearTextReporter: { logTests: false, reportTests: false },
  ignorePatterns: ['dist', 'tests/results'],
  concurrency: 1,
};
