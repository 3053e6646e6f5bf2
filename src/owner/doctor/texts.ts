import { allTextFaults } from '../../content/faults.ts';
import { allWaitingTexts } from '../../content/untranslated.ts';
import type { Finding } from './finding.ts';

/** What is missing, wrong or too long in any language's texts, and how many of a language's are still English. */
export const textFindings = (faults = allTextFaults(), waiting = allWaitingTexts()): Finding[] => [
  ...faults.map(({ file, key, problem }) => ({ place: `${file}, ${key}`, problem: `The text ${problem}.` })),
  ...waiting.map(({ file, problem }) => ({ place: file, problem: `${problem}.` })),
];
