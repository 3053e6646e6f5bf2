import Color from 'colorjs.io';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastWithWhite, darkEnough, minContrast as leastOfAccent } from '../../src/settings/accent.ts';
import { brandColours, colour } from '../../src/styles/colours.ts';

/** The least contrast of all that is written in, or upon, an accent and its relatives, in both schemes. */
function minContrast(accent: string): number {
  const ofBrand = brandColours(accent);
  const role = (name: string) => (name in ofBrand ? ofBrand[name as keyof typeof ofBrand] : colour(name));
  const written = [
    ...['paper', 'surface', 'accent-wash'].map((ground) => ['accent', ground]),
    ...['accent', 'accent-strong'].map((ground) => ['on-accent', ground]),
    ...['ink', 'ink-soft'].map((ink) => [ink, 'accent-wash']),
  ];
  return Math.min(
    ...(['light', 'dark'] as const).flatMap((scheme) =>
      written.map(([text, ground]) => new Color(role(text!)[scheme]).contrastWCAG21(role(ground!)[scheme])),
    ),
  );
}

test('with any accent that is taken, every text in it and upon it can be read', () => {
  const anyAccent = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  const taken = anyAccent.filter((accent) => contrastWithWhite(accent) >= leastOfAccent);
  // https://www.w3.org/TR/WCAG22/#contrast-minimum
  fc.assert(fc.property(taken, (accent) => minContrast(accent) >= 4.5));
});

test.for(['#00001a', '#0000ff', '#000', '#5f6b57', '#6f00ff', '#001f3f'])('%s is taken', (accent) => {
  expect(contrastWithWhite(accent)).toBeGreaterThanOrEqual(leastOfAccent);
  expect(minContrast(accent)).toBeGreaterThanOrEqual(4.5);
});

test.for(['#ff0000', '#808080', '#fff', '#00ffff', '#ff6600', '#ffcc00'])(
  '%s is not, and a darker shade would do',
  (accent) => {
    expect(contrastWithWhite(accent)).toBeLessThan(leastOfAccent);
    expect(contrastWithWhite(darkEnough(accent))).toBeGreaterThanOrEqual(leastOfAccent);
  },
);
