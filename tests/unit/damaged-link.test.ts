import { describe, expect, test } from 'vitest';
import { defaultInputs, readInputs } from '../../src/model/query-string.ts';
import { readRef } from '../../src/model/signup-link.ts';
import { someInputs } from '../support/entered-inputs.ts';

const { partnersAtStart: partners, newLevel1PartnersPerMonth: monthly } = someInputs;

describe('a link that was damaged on the way says what it said', () => {
  test.for([
    { search: `?partners=${partners}&amp;monthly=${monthly}&amp;ref=ABC`, how: 'ampersands as HTML writes them' },
    { search: `?partners=${partners}&monthly=${monthly}&ref=ABC.`, how: 'a full stop behind the code' },
    { search: `?partners=${partners}).&monthly=${monthly}]&ref=ABC)`, how: 'brackets behind numbers and the code' },
    { search: `?ref=ABC%20&partners=${partners}+&monthly=${monthly}%20`, how: 'spaces behind them' },
    { search: `?ref=ABC%0D%0A&partners=${partners}&monthly=${monthly}%0a`, how: 'line breaks behind them' },
    { search: `?ref=&partners=${partners}&monthly=${monthly}&ref=ABC`, how: 'an empty code ahead of the full one' },
  ])('$how', ({ search }) => {
    expect(readInputs(search)).toEqual(someInputs);
    expect(readRef(search)).toBe('ABC');
  });
});

describe('nothing else of a damaged link is guessed', () => {
  test.for([`?partners=${partners}x`, `?partners=.${partners}`, `?partners=${partners},`, `?partners=(${partners}`])(
    '%s',
    (search) => {
      expect(readInputs(search)).toEqual(defaultInputs);
    },
  );

  test('a code keeps what is encoded at its end, and what is inside it', () => {
    expect(readRef('?ref=A.B%2E')).toBe('A.B.');
    expect(readRef('?ref=A%20B)C%29')).toBe('A B)C)');
  });
});
