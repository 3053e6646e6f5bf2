import { isAnswer, type Answer, type Ask } from './ask.ts';

/** After so many redirects browsers give up. https://fetch.spec.whatwg.org/#http-redirect-fetch */
const mostRedirects = 20;

/** Whether redirects lead from an answer to where they have been before. */
async function leadsInCircle(answer: Answer, ask: Ask): Promise<boolean> {
  const seen = new Set([answer.path]);
  for (let { target } = answer; target !== null && seen.size <= mostRedirects;) {
    if (seen.has(target)) return true;
    seen.add(target);
    const next = await ask(target);
    target = isAnswer(next) ? next.target : null;
  }
  return seen.size > mostRedirects;
}

/** What is wrong with the status of an answer for something that must be there. */
export async function statusProblem(answer: Answer, ask: Ask): Promise<string | undefined> {
  const { status, target } = answer;
  if (status === 200) return undefined;
  if (target !== null) {
    return (await leadsInCircle(answer, ask))
      ? 'It redirects in a circle, so browsers give up. Correct the rules for redirects at the host.'
      : `It redirects to ${target} instead of answering. Remove the redirect at the host.`;
  }
  if (status === 404 || status === 410) return `It is not there (status ${status}). Publish all files again.`;
  if (status === 401 || status === 403)
    return `It is closed to visitors (status ${status}). Have the host let everyone in.`;
  if (status >= 500) return `The host fails (status ${status}). Its log says why.`;
  return `The answer has the status ${status} instead of 200. Correct that at the host.`;
}
