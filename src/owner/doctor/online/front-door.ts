import { isAnswer, type Ask } from './ask.ts';

/** Why nothing else needs to be asked: nobody answers, or the whole site is elsewhere. */
export async function closedDoor(ask: Ask): Promise<string | undefined> {
  const root = await ask('/');
  if (!isAnswer(root)) return root.failure;
  if (root.target === null || root.target.startsWith('/')) return undefined;
  return `It redirects to ${root.target}. Ask the doctor about that address.`;
}
