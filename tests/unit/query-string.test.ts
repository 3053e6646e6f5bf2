import { describe, expect, test } from 'vitest';
import { inputRules, maximumInput } from '../../src/config/inputs.ts';
import { defaultInputs, readInputs, writeInputs } from '../../src/model/query-string.ts';

const { partnersAtStart, newLevel1PartnersPerMonth } = inputRules;
const inputs = (start: number, monthly: number) => ({ partnersAtStart: start, newLevel1PartnersPerMonth: monthly });
const [start, monthly] = [partnersAtStart.default, newLevel1PartnersPerMonth.default];

test('a page without a query has the default inputs', () => {
  expect(defaultInputs).toEqual(inputs(start, monthly));
  expect(readInputs('')).toEqual(defaultInputs);
});

test('a shared link gives both inputs', () => {
  expect(readInputs('?partners=50&monthly=5&ref=abc')).toEqual(inputs(50, 5));
  expect(readInputs('?partners=0&monthly=0')).toEqual(inputs(0, 0));
});

test('the first of two values counts', () => {
  expect(readInputs('?partners=1&partners=2')).toEqual(inputs(1, monthly));
});

describe('a value that is not a whole number from 0 to 99999 gives the default', () => {
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
    expect(readInputs(`?${query}`)).toEqual(defaultInputs);
  });
});

test('the largest value and leading zeros are accepted', () => {
  expect(readInputs('?partners=99999&monthly=00007')).toEqual(inputs(maximumInput, 7));
});

describe('the address stays as short as possible', () => {
  test.for([
    { values: inputs(start, monthly), query: '' },
    { values: inputs(start + 5, monthly), query: `?partners=${start + 5}` },
    { values: inputs(start, monthly + 3), query: `?monthly=${monthly + 3}` },
    { values: inputs(start + 5, monthly + 3), query: `?partners=${start + 5}&monthly=${monthly + 3}` },
    // 0 is written too if it is not the default.
    { values: inputs(start, 0), query: monthly === 0 ? '' : '?monthly=0' },
  ])('$values', ({ values, query }) => {
    expect(writeInputs('', values)).toBe(query);
    expect(writeInputs('?', values)).toBe(query);
    expect(writeInputs('?partners=77&monthly=88', values)).toBe(query);
  });
});

describe('other parameters keep their place and spelling', () => {
  test.for([
    { before: '?ref=abc&partners=1&utm=x', after: `?ref=abc&partners=${start + 5}&utm=x` },
    { before: '?ref=a%20b+c', after: `?ref=a%20b+c&partners=${start + 5}` },
    { before: '?a&&b=%20+%zz', after: `?a&&b=%20+%zz&partners=${start + 5}` },
    { before: '??x', after: `??x&partners=${start + 5}` },
    { before: '??partners=1', after: `??partners=1&partners=${start + 5}` },
    { before: '?Partners=1', after: `?Partners=1&partners=${start + 5}` },
    { before: '?ref=ü&=&==', after: `?ref=ü&=&==&partners=${start + 5}` },
    { before: '?partners=1&x&partners=2', after: `?partners=${start + 5}&x` },
    { before: '?%70artners=1&x', after: `?partners=${start + 5}&x` },
    { before: '?partners&monthly&x', after: `?partners=${start + 5}&x` },
  ])('$before', ({ before, after }) => {
    expect(writeInputs(before, inputs(start + 5, monthly))).toBe(after);
  });
});
