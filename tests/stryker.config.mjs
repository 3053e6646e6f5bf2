// @ts-check

/**
 * Mutation testing of the model: mutants that no unit test notices survive. Ten do.
 *
 * Three in `query-string.ts` change nothing: the two fallbacks may be any text that is neither a number nor a
 * parameter's name, and a query string always starts with its question mark. Seven are in what a module makes
 * while it loads (`inputsFrom`, `defaultInputs`, `sum`, `percentOf`, `decimalDigit`, `withAsciiDigits`,
 * `significant`), before the runner switches its mutants on.
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
