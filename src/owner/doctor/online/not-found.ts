import { cacheOfPages } from '../../../config/headers.ts';
import { isAnswer, type Ask } from './ask.ts';
import { headerProblems } from './headers.ts';
import { isOfType } from './media-type.ts';
import { policyProblems } from './policy.ts';
import { readHtml } from './read-html.ts';

/** A page that is not there, and a file of another deployment, which must not be kept for a year. */
export const missingPaths = ['/no-such-page', '/_astro/no-such-file.AAAAAAAA.js'] as const;

const advice = 'Have the host answer with 404.html and the status 404 where nothing is.';

/** What is wrong with the answer for something that is not there. */
export async function notFoundProblems(path: string, ask: Ask): Promise<string[]> {
  const asked = await ask(path);
  if (!isAnswer(asked)) return [asked.failure];
  const { status, target, headers, body } = asked;
  if (target !== null) return [`It is not there, but redirects to ${target}. ${advice}`];
  if (status !== 404) return [`It is not there, but the answer has the status ${status}. ${advice}`];
  const $ = readHtml(body);
  if (!isOfType(headers, 'text/html') || $('a[href="/"]').length === 0)
    return [`It is not there, but the answer is not the "not found" page of the site. ${advice}`];
  return [...headerProblems(headers, cacheOfPages), ...policyProblems({ path, $ })];
}
