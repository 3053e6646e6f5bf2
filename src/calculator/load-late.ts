import type { KitData } from '../content/kit-data.ts';

/**
 * Loads the partner's kit, and what it is given in the language of the page. Its words come first: they can be fetched
 * any number of times, while Firefox never asks again for a module that it could not reach. Without a connection, the
 * module is not tried.
 * @param path of the page's language
 * @throws if one of both does not arrive
 */
export async function loadKit(path: string) {
  const answer = await fetch(`/kit/${path}.json`);
  if (!answer.ok) throw new Error(`The kit's words are answered with the status ${answer.status}.`);
  const data = (await answer.json()) as KitData;
  const { Kit } = await import('./kit/Kit.tsx');
  return { Kit, data };
}
