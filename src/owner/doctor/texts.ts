import { allTextFaults } from '../../content/faults.ts';
import type { Finding } from './finding.ts';

/** What is missing, wrong or too long in any language's texts. */
export const textFindings = (faults = allTextFaults()): Finding[] =>
  faults.map(({ file, key, problem }) => ({ place: `${file}, ${key}`, problem: `The text ${problem}.` }));
