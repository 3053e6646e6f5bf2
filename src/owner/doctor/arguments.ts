import { parseArgs } from 'node:util';
import { originOf } from '../../config/origin.ts';

/** How to call the doctor, for whoever called it otherwise. */
export const usage = `Use "npm run doctor" before publishing. Afterwards use "npm run doctor -- --online" with the
scheme and host of the published site, such as https://calculator.example.com.`;

/**
 * What the doctor is asked to look at.
 * @param args the command's arguments
 * @returns the published site's origin, or none for this checkout, and whether that need not be built yet, as after
 * the setup; undefined if the arguments are unusable
 */
export function doctorArguments(
  args: readonly string[],
): { readonly online?: string; readonly unbuilt?: boolean } | undefined {
  try {
    const options = { online: { type: 'string' }, unbuilt: { type: 'boolean' } } as const;
    const { online, ...ofCheckout } = parseArgs({ args: [...args], options }).values;
    if (online === undefined) return { ...ofCheckout };
    if (ofCheckout.unbuilt) return undefined;
    const origin = originOf(online);
    return origin === undefined ? undefined : { online: origin };
  } catch {
    return undefined;
  }
}
