import { expect, test } from 'vitest';
import { isVisible } from '../../src/brand/logo-visibility.ts';

/** A tile with a hole in one colour, a quarter of it in another. */
const tile = (fill: string, quarter = fill) => ({
  attributes: { viewBox: '0 0 8 8' },
  content: `<path fill="${fill}" d="M0 0h8v4H0z"/><path fill="${quarter}" d="M0 4h4v4H0z"/>`,
  ratio: 1,
  leftOut: [],
});
const [white, night] = ['#fff', '#10171f'];

test.for([
  { what: 'black on white', drawing: tile('#000'), paper: white, seen: true },
  { what: 'black at night', drawing: tile('#000'), paper: night, seen: false },
  { what: 'white on white', drawing: tile('#fff'), paper: white, seen: false },
  { what: 'a third of it yellow on white', drawing: tile('#fff', '#ffcc00'), paper: white, seen: true },
  { what: 'the accent at night', drawing: tile('currentColor'), paper: night, seen: true },
  { what: 'nothing', drawing: tile('none'), paper: white, seen: false },
])('of a logo, $what can be seen: $seen', async ({ drawing, paper, seen }) => {
  expect(await isVisible(drawing, '#86d6ab', paper)).toBe(seen);
});
