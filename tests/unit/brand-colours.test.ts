import Color from 'colorjs.io';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brandColours } from '../../src/styles/brand-colours.ts';
import { colour } from '../../src/styles/colours.ts';
import { oklchOf } from '../../src/styles/oklch.ts';
import { anyAccent, hardAccents } from '../support/accents.ts';

const schemes = ['light', 'dark'] as const;

const coloursOf = (accent: string) => brandColours(accent, colour('paper'));

/** How different two colours look. From about 0.02 on, people see it. */
const difference = (a: string, b: string) => new Color(a).deltaE(b, 'OK');

test('the sample’s accent gives the colours that were once chosen for it by eye', () => {
  const chosen = {
    accent: { light: '#0a5a39', dark: '#86d6ab' },
    'accent-strong': { light: '#064229', dark: '#a9e6c6' },
    'on-accent': { light: '#fff', dark: '#07150e' },
    'accent-wash': { light: '#e9f1ea', dark: '#182c26' },
  } as const;
  const derived = coloursOf('#0a5a39');
  for (const role of Object.keys(chosen) as (keyof typeof chosen)[])
    for (const scheme of schemes) expect(difference(derived[role][scheme], chosen[role][scheme])).toBeLessThan(0.02);
});

test('in the light scheme the accent is the very colour of the settings', () => {
  for (const accent of Object.values(hardAccents)) expect(coloursOf(accent).accent.light).toBe(accent);
});

test.for(Object.entries(hardAccents))('%s keeps its hue in both schemes, and a grey stays grey', ([, accent]) => {
  const { chroma, hue } = oklchOf(accent);
  const { accent: own, 'accent-strong': strong } = coloursOf(accent);
  for (const derived of [own.dark, strong.light, strong.dark].map(oklchOf)) {
    if (chroma < 0.02) expect(derived.chroma).toBeLessThan(0.02);
    else expect(Math.abs(((derived.hue - hue + 540) % 360) - 180)).toBeLessThan(10);
  }
});

test('whatever the accent, a button changes visibly under the pointer, and its wash stands out from the page', () => {
  fc.assert(
    fc.property(anyAccent, (accent) => {
      const colours = coloursOf(accent);
      for (const scheme of schemes) {
        expect(difference(colours.accent[scheme], colours['accent-strong'][scheme])).toBeGreaterThan(0.04);
        const { lightness } = oklchOf(colours['accent-wash'][scheme]);
        expect(lightness).toBeCloseTo(scheme === 'light' ? 0.95 : 0.274, 1);
      }
    }),
  );
});
