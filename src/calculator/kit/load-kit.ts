import { labelAddresses } from 'virtual:kit';
import type { KitLabels } from '../../content/kit-texts.ts';
import { load } from '../load.ts';
import { Kit } from './Kit.tsx';

/** The partner's kit, and what it says in the language of the page. */
export interface LoadedKit {
  readonly Kit: typeof Kit;
  readonly labels: KitLabels;
}

/** @param path of the page's language @throws if the page's labels do not arrive */
export async function loadKit(path: string): Promise<LoadedKit> {
  const labels = await load<{ default: KitLabels }>(labelAddresses[path]!);
  return { Kit, labels: labels.default };
}
