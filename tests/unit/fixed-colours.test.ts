import { expect, test } from 'vitest';
import { colour } from '../../src/styles/colours.ts';
import { fixedColours } from '../../src/styles/fixed-colours.ts';

test('the tokens that are pairs of colours are the roles of all brands', () => {
  const tokens = ':root { --paper: light-dark(#faf8f3, #10171f); --quick: 150ms; --ink-soft: light-dark(#444, #ccc); }';
  expect(fixedColours(tokens)).toEqual({
    paper: { light: '#faf8f3', dark: '#10171f' },
    'ink-soft': { light: '#444', dark: '#ccc' },
  });
});

test('a role is found, whether it is the same for all brands or the brand’s own', () => {
  for (const role of ['paper', 'accent-wash'])
    expect(colour(role)).toEqual({ light: expect.stringMatching(/^#/), dark: expect.stringMatching(/^#/) });
});

test('a role that does not exist is refused by name', () => {
  expect(() => colour('accent-wish')).toThrow('--accent-wish');
});
