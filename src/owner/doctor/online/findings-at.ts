import type { Finding } from '../finding.ts';

/** What is wrong at several paths, in their order. */
export async function findingsAt(
  paths: readonly string[],
  problemsOf: (path: string) => Promise<readonly string[]>,
): Promise<Finding[]> {
  const found = paths.map(async (path) => (await problemsOf(path)).map((problem) => ({ place: path, problem })));
  return (await Promise.all(found)).flat();
}
