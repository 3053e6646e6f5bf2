import { once } from 'node:events';
import { join } from 'node:path';
import { start } from './child.ts';

/** The emulated networks: round trips in milliseconds, rates in kbit/s. */
export const links = {
  '4g': { name: 'slow 4G', roundTrip: 150, down: 1600, up: 750 },
  '3g': { name: 'slow 3G', roundTrip: 400, down: 400, up: 400 },
} as const;

export type LinkName = keyof typeof links;

/** The address of this machine at its end of the link. */
export const hereOnLink = '10.98.0.1';

/** A command after these words runs at the far end of the link. */
export const atFarEnd = ['ip', 'netns', 'exec', 'slowlink'] as const;

/** What the slow link needs. */
export const forSlowLink = ['root', '/dev/net/tun', 'python3', 'iproute2'] as const;

/**
 * Sets up the slow link. Disposing of it takes it down.
 * @throws Error if the link cannot be set up
 */
export async function slowLink(name: LinkName): Promise<AsyncDisposable> {
  const { roundTrip, down, up } = links[name];
  const script = join(import.meta.dirname, 'slowlink.py');
  const link = start(['python3', script, roundTrip, down, up].map(String), ['ignore', 'pipe', 'inherit']);
  const [event] = await Promise.race([once(link.process.stdout!, 'data'), once(link.process, 'exit')]);
  if (!Buffer.isBuffer(event)) throw new Error(`the ${links[name].name} link could not be set up`);
  return link;
}
