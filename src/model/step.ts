import type { NumberRule } from '../config/inputs.ts';

/** A number after a step, which ends at the number's bounds. */
export function stepped(value: number, by: number, { maximum }: NumberRule): number {
  return Math.min(Math.max(value + by, 0), maximum);
}
