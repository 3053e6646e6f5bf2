import { expect, test } from 'vitest';
import { visibleShare } from '../../src/brand/logo-visibility.ts';

/** A tile with a hole in one colour, a quarter of it in another. */
const tile = (fill: string, quarter = fill) => ({
  attributes: { viewBox: '0 0 8 8' },
  content: `<path fill="${fill}" d="M0 0h8v4H0z"/><path fill="${quarter}" d="M0 4h4v4H0z"/>`,
  ratio: 1,
  leftOut: [],
});
const [white, night] = ['#fff', '#10171f'];

test.for([
  { what: 'black on white', drawing: tile('#000'), paper: white, share: 1 },
  { what: 'black at night', drawing: tile('#000'), paper: night, share: 0 },
  { what: 'white on white', drawing: tile('#fff'), paper: white, share: 0 },
  { what: 'a third of it yellow on white', drawing: tile('#fff', '#ffcc00'), paper: white, share: 1 / 3 },
  { what: 'the accent at night', drawing: tile('currentColor'), paper: night, share: 1 },
  { what: 'nothing', drawing: tile('none'), paper: white, share: 0 },
])('of $what, the share that can be seen is $share', async ({ drawing, paper, share }) => {
  expect(await visibleShare(drawing, '#86d6ab', paper)).toBeCloseTo(share, 1);
});
