import Color from 'colorjs.io';
import { UnusableValueError } from '../config/unusable-value-error.ts';
import { brandColours } from './brand-colours.ts';
import type { Colours, SchemeColours } from './fixed-colours.ts';
import { nearestHolding } from './nearest-holding.ts';
import { hexOf, oklchOf } from './oklch.ts';

/** The least contrast of text and of what can be pressed. https://www.w3.org/TR/WCAG22/#contrast-minimum */
const least = { text: 4.5, control: 3 } as const;

/** Two roles of which one is drawn upon the other. */
interface Pair {
  readonly drawn: string;
  readonly upon: string;
  readonly as: keyof typeof least;
  /** What a visitor sees of it. */
  readonly seen: string;
}

/** All pairs that an accent has a part in. Where it is text, the focus ring and the play button need less. */
const pairs: readonly Pair[] = [
  { drawn: 'accent', upon: 'paper', as: 'text', seen: 'a link on the page' },
  { drawn: 'accent', upon: 'surface', as: 'text', seen: 'a link or plus and minus on a card' },
  { drawn: 'accent', upon: 'accent-wash', as: 'text', seen: 'the result on its tinted band' },
  { drawn: 'accent', upon: 'rule', as: 'control', seen: 'a pressed plus or minus' },
  { drawn: 'on-accent', upon: 'accent', as: 'text', seen: 'the label of the registration button' },
  {
    drawn: 'on-accent',
    upon: 'accent-strong',
    as: 'text',
    seen: 'the label of a registration button under the pointer',
  },
  { drawn: 'ink', upon: 'accent-wash', as: 'text', seen: 'text on a tinted band' },
  { drawn: 'ink-soft', upon: 'accent-wash', as: 'text', seen: 'a note on a tinted band' },
];

/** A pair in one scheme that look too much alike. */
interface Illegible {
  readonly seen: string;
  readonly scheme: keyof SchemeColours;
  readonly ratio: number;
  readonly needed: number;
}

/** The pairs that an accent would make illegible, the worst first. */
export function illegiblePairs(accent: string, fixed: Colours): Illegible[] {
  const colours: Colours = { ...fixed, ...brandColours(accent, fixed['paper']!) };
  return (['light', 'dark'] as const)
    .flatMap((scheme) =>
      pairs.map(({ drawn, upon, as, seen }) => {
        const ratio = new Color(colours[drawn]![scheme]).contrastWCAG21(colours[upon]![scheme]);
        return { seen, scheme, ratio, needed: least[as] };
      }),
    )
    .filter(({ ratio, needed }) => ratio < needed)
    .toSorted((a, b) => a.ratio / a.needed - b.ratio / b.needed);
}

/** The accent of the same hue and the nearest lightness with which everything is legible. Black always is. */
function nearestLegible(accent: string, fixed: Colours): string {
  const given = oklchOf(accent);
  const darkened = (lightness: number) => hexOf({ ...given, lightness });
  const isLegible = (lightness: number) => illegiblePairs(darkened(lightness), fixed).length === 0;
  return darkened(nearestHolding(given.lightness, 0, isLegible));
}

/** The pair that is the hardest to read with an accent, and the nearest accent with which all can be; or undefined. */
export function illegibility(accent: string, fixed: Colours) {
  const [worst] = illegiblePairs(accent, fixed);
  return worst && { ...worst, nearest: nearestLegible(accent, fixed) };
}

/**
 * Checks that all that an accent is used for can be read.
 * @param fixed the other colours of the page
 * @throws UnusableValueError that names the worst pair, and the nearest accent with which there is none
 */
export function checkAccent(accent: string, fixed: Colours): void {
  const worst = illegibility(accent, fixed);
  if (worst === undefined) return;
  const { seen, scheme, needed, nearest } = worst;
  // Rounded down: 4.497 is not 4.5.
  const ratio = Math.floor(100 * worst.ratio) / 100;
  throw UnusableValueError.ofSetting(
    'accent',
    `must be easier to read: with "${accent}", ${seen} has a contrast of ${ratio}:1 in the ${scheme} scheme and needs ` +
      `${needed}:1; the nearest colour with which everything can be read is "${nearest}"`,
  );
}
