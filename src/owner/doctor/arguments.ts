import { parseArgs } from 'node:util';
import { originOf } from '../../config/origin.ts';

/** How to call the doctor, for whoever called it otherwise. */
export const usage = `Use "npm run doctor" before publishing. Afterwards use "npm run doctor -- --online" with the
scheme and host of the published site, such as https://calculator.example.com.`;

/**
 * What the doctor is asked to look at.
 * @param args the command's arguments
 * @returns the published site's origin, or none for this checkout; undefined if the arguments are unusable
 */
export function doctorArguments(args: readonly string[]): { readonly online?: string } | undefined {
  try {
    const { online } = parseArgs({ args: [...args], options: { online: { type: 'string' } } }).values;
    if (online === undefined) return {};
    const origin = originOf(online);
    return origin === undefined ? undefined : { online: origin };
  } catch {
    return undefined;
  }
}
