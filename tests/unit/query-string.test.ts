import { describe, expect, test } from 'vitest';
import { inputRules, maximumInput } from '../../src/config/inputs.ts';
import { defaultInputs, readInputs, writeInputs } from '../../src/model/query-string.ts';

const { partnersAtStart, newLevel1PartnersPerMonth } = inputRules;
const inputs = (start: number, monthly: number) => ({ partnersAtStart: start, newLevel1PartnersPerMonth: monthly });

test('a page without a query has 0 partners at the start and 10 a month', () => {
  expect(defaultInputs).toEqual(inputs(0, 10));
  expect(readInputs('')).toEqual(inputs(0, 10));
});

test('a shared link gives both inputs', () => {
  expect(readInputs('?partners=50&monthly=5&ref=abc')).toEqual(inputs(50, 5));
  expect(readInputs('?monthly=0')).toEqual(inputs(0, 0));
});

test('the first of two values counts', () => {
  expect(readInputs('?partners=1&partners=2')).toEqual(inputs(1, 10));
});

describe('a value that is no whole number from 0 to 99999 is the default', () => {
  const values = [
    '',
    '-1',
    '+5',
    '1.5',
    '1,5',
    '1e3',
    '0x10',
    '100000',
    '9'.repeat(400),
    ' 5',
    '5 ',
    'NaN',
    'Infinity',
    '½',
    '五',
  ];
  test.for(values)('%j', (value) => {
    const query = new URLSearchParams({
      [partnersAtStart.parameter]: value,
      [newLevel1PartnersPerMonth.parameter]: value,
    });
    expect(readInputs(`?${query}`)).toEqual(inputs(0, 10));
  });
});

test('the largest value and leading zeros are read', () => {
  expect(readInputs('?partners=99999&monthly=00007')).toEqual(inputs(maximumInput, 7));
});

describe('the address stays as short as it can', () => {
  test.for([
    { values: inputs(0, 10), query: '' },
    { values: inputs(5, 10), query: '?partners=5' },
    { values: inputs(0, 0), query: '?monthly=0' },
    { values: inputs(5, 3), query: '?partners=5&monthly=3' },
  ])('$values', ({ values, query }) => {
    expect(writeInputs('', values)).toBe(query);
    expect(writeInputs('?', values)).toBe(query);
    expect(writeInputs('?partners=77&monthly=88', values)).toBe(query);
  });
});

describe('parameters that are not the inputs keep their place and spelling', () => {
  test.for([
    { before: '?ref=abc&partners=1&utm=x', after: '?ref=abc&partners=5&utm=x' },
    { before: '?ref=a%20b+c', after: '?ref=a%20b+c&partners=5' },
    { before: '?a&&b=%20+%zz', after: '?a&&b=%20+%zz&partners=5' },
    { before: '??x', after: '??x&partners=5' },
    { before: '??partners=1', after: '??partners=1&partners=5' },
    { before: '?Partners=1', after: '?Partners=1&partners=5' },
    { before: '?ref=ü&=&==', after: '?ref=ü&=&==&partners=5' },
    { before: '?partners=1&x&partners=2', after: '?partners=5&x' },
    { before: '?%70artners=1&x', after: '?partners=5&x' },
    { before: '?partners&monthly&x', after: '?partners=5&x' },
  ])('$before', ({ before, after }) => {
    expect(writeInputs(before, inputs(5, 10))).toBe(after);
  });
});
