import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findMediaType } from '../../export/media-types.ts';
import { siteFiles } from '../../export/site-files.ts';
import { isAnswer, type Answer, type NoAnswer } from './ask.ts';
import { fileFor } from './delivery.ts';

/** Paths of all built files but the pages. @param dist the built site's folder, with a trailing slash */
export const builtPaths = (dist: URL) =>
  siteFiles(fileURLToPath(dist))
    .filter((file) => !file.endsWith('.html'))
    .map((file) => `/${file}`);

/**
 * What is wrong with an answer that is another text than was built. Pictures are not compared: some hosts make them smaller.
 * @param dist the built site's folder, with a trailing slash
 */
export function builtProblems(asked: Answer | NoAnswer, dist: URL): string[] {
  if (!isAnswer(asked)) return [];
  const file = asked.status === 404 ? '404.html' : fileFor(asked.path);
  const built = new URL(file, dist);
  if (findMediaType(file)?.isTextual !== true || !existsSync(built)) return [];
  return readFileSync(built).equals(asked.body)
    ? []
    : ['It is not what is built in dist. Publish that, or turn off whatever changes files at the host.'];
}
