import { extname } from 'node:path';
import { cacheOfHashedFiles, cacheOfPages, cacheOfWorker } from '../../../config/headers.ts';
import { workerPath } from '../../../config/worker.ts';
import { findMediaType } from '../../export/media-types.ts';
import { isAnswer, type Answer, type Ask, type NoAnswer } from './ask.ts';
import { headerProblems } from './headers.ts';
import { isOfType } from './media-type.ts';
import { statusProblem } from './status.ts';

/** Texts below this size, in bytes, are hardly smaller when compressed. */
const worthCompressing = 1024;

/** The built file that a path of the site answers with. */
export function fileFor(path: string): string {
  if (path === '/') return 'index.html';
  return extname(path) === '' ? `${path.slice(1)}.html` : path.slice(1);
}

const isHashed = (path: string) => path.startsWith('/_astro/');

/** What is wrong with the type and the compression of an answer. */
function contentProblems({ path, headers, body }: Answer): string[] {
  const media = findMediaType(fileFor(path));
  if (media === undefined) return [];
  const problems: string[] = [];
  if (!isOfType(headers, media.type)) {
    const sent = headers.get('Content-Type') ?? '';
    problems.push(`It is sent as "${sent}", which browsers may refuse. Have the host send it as "${media.type}".`);
  }
  if (media.isTextual && body.length >= worthCompressing && !headers.has('Content-Encoding'))
    problems.push('It is sent uncompressed, which takes visitors longer. Have the host use brotli or gzip.');
  return problems;
}

/** What is wrong with how a page or file arrives that must be there: its status, headers, type and compression. */
export async function deliveryProblems(asked: Answer | NoAnswer, ask: Ask): Promise<string[]> {
  if (!isAnswer(asked)) return [asked.failure];
  const status = await statusProblem(asked, ask);
  if (status !== undefined) return [status];
  if (asked.body.length === 0) return ['It is empty. Publish all files again.'];
  const problems = contentProblems(asked);
  if (isHashed(asked.path)) return [...headerProblems(asked.headers, cacheOfHashedFiles), ...problems];
  if (!asked.headers.has('ETag'))
    problems.push('The header ETag is missing, so browsers load it again at each use. Have the host send one.');
  const cache = asked.path === workerPath ? cacheOfWorker : cacheOfPages;
  return [...headerProblems(asked.headers, cache), ...problems];
}
