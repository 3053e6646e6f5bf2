import { setTimeout } from 'node:timers/promises';

/**
 * Waits for a promise of a page, which may never settle.
 * @param patience in milliseconds
 * @throws Error naming `what` if it takes longer
 */
export async function inTime<T>(work: Promise<T>, patience: number, what: string): Promise<T> {
  const late = setTimeout(patience, undefined, { ref: false }).then((): never => {
    throw new Error(`${what}: not within ${patience / 1000} s`);
  });
  return Promise.race([work, late]);
}
