import { site } from '../config/site.ts';
import { UnusableValueError } from '../config/unusable-value-error.ts';
import { colour } from '../styles/colours.ts';
import { darkLogo, logo } from './logo.ts';
import { isVisible } from './visible-share.ts';

/**
 * Checks that the logo is there to be seen in both schemes: a black one on dark paper is not.
 * @throws UnusableValueError that names the setting
 */
export async function checkLogo(): Promise<void> {
  for (const scheme of ['light', 'dark'] as const) {
    const drawing = scheme === 'dark' ? (darkLogo ?? logo) : logo;
    const paper = colour('paper')[scheme];
    if (!(await isVisible(drawing, colour('accent')[scheme], paper)))
      throw UnusableValueError.ofSetting(
        `logo.${scheme}`,
        `must be a drawing that can be seen on the ${scheme} page (${paper}), and "${site.logo[scheme]}" cannot`,
      );
  }
}
