import type { Site } from './settings-types.ts';
import { UnusableValueError } from './unusable-value-error.ts';

/**
 * The accent as a hex code in lower case.
 * @throws UnusableValueError if it is none, or one of a colour that lets others through
 */
export function accent(value: string): string {
  const code = value.trim().toLowerCase();
  if (!/^#([\da-f]{3}|[\da-f]{6})$/.test(code))
    throw new UnusableValueError('accent', `must be a hex code such as #0a5a39, not "${value}"`);
  return code;
}

/**
 * The logo's files, with one for each scheme.
 * @throws UnusableValueError if there is none for the light scheme
 */
export function logo({ light, dark }: Site['logo']): Site['logo'] {
  if (light.trim() === '') throw new UnusableValueError('logo.light', 'must be the path of an SVG file, not empty');
  return { light, dark: dark || light };
}
