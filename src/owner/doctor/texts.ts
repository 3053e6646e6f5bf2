import { existsSync } from 'node:fs';
import { allTextFaults } from '../../content/faults.ts';
import { publishedLanguages } from '../../content/published-languages.ts';
import { allWaitingTexts } from '../../content/waiting.ts';
import type { Finding } from './finding.ts';

/** What is missing, wrong or too long in any language's texts, and how many English ones visitors meet unawares. */
export const textFindings = (faults = allTextFaults(), waiting = allWaitingTexts()): Finding[] => [
  ...faults.map(({ file, key, problem }) => ({ place: `${file}, ${key}`, problem: `The text ${problem}.` })),
  ...waiting.filter(({ isFault }) => isFault).map(({ file, problem }) => ({ place: file, problem })),
];

/** What else to know of the texts: which languages have no page yet, or one in English that the owner wants. */
export const textNotes = (waiting = allWaitingTexts()): string[] =>
  waiting.filter(({ isFault }) => !isFault).map(({ file, problem }) => `${file}: ${problem}`);

/** Languages whose texts no test holds to what they may say, because nobody has written how the language says it. */
export const wordingNotes = (paths: readonly string[] = publishedLanguages.map(({ path }) => path)): string[] =>
  paths
    .map((path) => `src/content/wording/${path}.ts`)
    .filter((file) => !existsSync(file))
    .map(
      (file) =>
        `Advised: have someone who speaks the language write ${file}: the promises that its texts must not make.`,
    );
