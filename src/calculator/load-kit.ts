import type { KitData } from '../content/kit-data.ts';
import type { Kit } from './kit/Kit.tsx';

/** The partner's kit, and what it is given in the language of the page. */
export interface LoadedKit {
  readonly Kit: typeof Kit;
  readonly data: KitData;
}

/**
 * Loads the partner's kit. Its words come first: they can be fetched any number of times, while Firefox never asks
 * again for a module that it could not reach. Without a connection, the module is not tried.
 * @param path of the page's language
 * @throws if one of both does not arrive
 */
export async function loadKit(path: string): Promise<LoadedKit> {
  const answer = await fetch(`/kit/${path}.json`);
  if (!answer.ok) throw new Error(`The kit's words are answered with the status ${answer.status}.`);
  const data = (await answer.json()) as KitData;
  const { Kit } = await import('./kit/Kit.tsx');
  return { Kit, data };
}
