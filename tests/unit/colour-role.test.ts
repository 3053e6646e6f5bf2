import { expect, test } from 'vitest';
import { colourRole } from '../../src/styles/colour-role.ts';

const tokens = ':root { --paper: light-dark(#faf8f3, #10171f); --quick: 150ms; }';

test('a role has a colour for each scheme', () => {
  expect(colourRole(tokens, 'paper')).toEqual({ light: '#faf8f3', dark: '#10171f' });
});

test.for(['ink', 'quick'])('a role that is not a pair of colours is refused by name: %s', (role) => {
  expect(() => colourRole(tokens, role)).toThrow(`--${role}`);
});
