/*
 * Names the ten slowest tests of the runs whose reports are given by name, and says how many tests passed and failed.
 * The last line is for machines that read the log.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

interface Timed {
  readonly title: string;
  readonly milliseconds: number;
  readonly passed: boolean;
}

const ofVitest = ({ testResults }: JsonTestResults): Timed[] =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, duration, status }) => ({
      title: fullName,
      milliseconds: duration ?? 0,
      passed: status === 'passed',
    })),
  );

const ofSuite = ({ file, specs, suites = [] }: JSONReportSuite): Timed[] => [
  ...specs.flatMap(({ title, ok, tests }) =>
    tests.map(({ projectName, results }) => ({
      title: `${file} (${projectName}): ${title}`,
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
      passed: ok,
    })),
  ),
  ...suites.flatMap(ofSuite),
];

function timesIn(name: string): Timed[] {
  const file = join(import.meta.dirname, `results/reports/${name}.json`);
  const report = JSON.parse(readFileSync(file, 'utf8')) as JsonTestResults | JSONReport;
  return 'testResults' in report ? ofVitest(report) : report.suites.flatMap(ofSuite);
}

const all = process.argv.slice(2).flatMap(timesIn);
const slowest = all.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, 10);

console.log('\nThe ten slowest tests, in seconds:');
for (const { milliseconds, title } of slowest) console.log(`${(milliseconds / 1000).toFixed(1).padStart(6)}  ${title}`);
const passed = all.filter((test) => test.passed).length;
console.log(`\n${passed} passed, ${all.length - passed} failed`);
