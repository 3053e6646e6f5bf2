import { defaultLanguage } from '../../../config/languages.ts';
import { isAnswer, type Ask } from './ask.ts';

const page = `/${defaultLanguage.path}`;
const query = '?ref=partner';

/** How else a page's address is written, as people and other programs do. One page stands for all. */
export const otherSpellings = [`${page}/`, `${page}.html`] as const;

/** What is wrong with where another spelling of a shared link leads. */
export async function spellingProblems(spelling: string, ask: Ask): Promise<string[]> {
  const asked = await ask(spelling + query);
  if (!isAnswer(asked)) return [asked.failure];
  const { status, target } = asked;
  if (target === page + query) return [];
  const found = target === null ? `is answered with the status ${status}` : `leads to ${target}`;
  return [`${spelling}${query} ${found}. Have the host redirect it to ${page}${query}, and other pages likewise.`];
}
