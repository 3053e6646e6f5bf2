import { describe, expect, test } from 'vitest';
import { inputRules } from '../../src/model/inputs.ts';
import { maximumInput } from '../../src/config/maximum-input.ts';
import { defaultInputs, readInputs, writeInputs } from '../../src/model/query-string.ts';

const { partnersAtStart, newLevel1PartnersPerMonth, cancellation, referralsTenths, conversion } = inputRules;
const inputs = (start: number, monthly: number) => ({
  partnersAtStart: start,
  newLevel1PartnersPerMonth: monthly,
  cancellation: cancellation.default,
  referralsTenths: referralsTenths.default,
  conversion: conversion.default,
});
const [start, monthly] = [partnersAtStart.default, newLevel1PartnersPerMonth.default];

test('a page without a query has the default inputs', () => {
  expect(defaultInputs).toEqual(inputs(start, monthly));
  expect(readInputs('')).toEqual(defaultInputs);
});

test('a shared link gives both inputs', () => {
  expect(readInputs('?partners=50&monthly=5&ref=abc')).toEqual(inputs(50, 5));
  expect(readInputs('?partners=0&monthly=0')).toEqual(inputs(0, 0));
});

test('a shared link gives the assumptions', () => {
  const assumed = { ...inputs(50, 5), cancellation: 7, referralsTenths: 5, conversion: 60 };
  expect(readInputs('?conversion=60&partners=50&referrals=0.5&monthly=5&cancellation=7')).toEqual(assumed);
});

test('the first of two values counts', () => {
  expect(readInputs('?partners=1&partners=2')).toEqual(inputs(1, monthly));
});

describe('a value that is not a whole number from 0 to 99999 gives the default', () => {
  const values = ['', '-1', '+5', '1.5', '1,5', '1e3', '0x10', '100000', '9'.repeat(400), 'NaN', 'Infinity', '½', '五'];
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

describe('an assumption that cannot be used counts as the plan’s', () => {
  test.for(['', '-1', '0.55', '0,5', '.5', '5%', '1e1', 'ten', '１００１'])('%j', (value) => {
    const query = new URLSearchParams({ cancellation: value, referrals: value, conversion: value });
    expect(readInputs(`?${query}`)).toEqual(defaultInputs);
  });

  test.for(['101', '0.5', '100.0'])('a percentage of %s', (value) => {
    expect(readInputs(`?cancellation=${value}&conversion=${value}`)).toEqual(defaultInputs);
  });

  test('referrals above the largest', () => {
    expect(readInputs(`?referrals=${referralsTenths.maximum / 10}`).referralsTenths).toBe(referralsTenths.maximum);
    expect(readInputs(`?referrals=${(referralsTenths.maximum + 1) / 10}`)).toEqual(defaultInputs);
  });
});

describe('an assumption is written where it differs from the plan', () => {
  const referrals = referralsTenths.default === 5 ? 15 : 5;
  const assumed = { ...defaultInputs, cancellation: 10, referralsTenths: referrals, conversion: 50 };
  const written = `cancellation=10&referrals=${referrals / 10}&conversion=50`;
  test.for([
    { before: '', after: `?${written}` },
    {
      before: '?conversion=1&x&referrals=9&cancellation=7',
      after: `?conversion=50&x&referrals=${referrals / 10}&cancellation=10`,
    },
    { before: '?ref=a&cancellation=ten', after: `?ref=a&${written}` },
  ])('$before', ({ before, after }) => {
    expect(writeInputs(before, assumed)).toBe(after);
    expect(writeInputs(after, defaultInputs)).toBe(writeInputs(before, defaultInputs));
  });

  test('whole referrals have no decimal', () => {
    const whole = referralsTenths.default === 30 ? 40 : 30;
    expect(writeInputs('', { ...defaultInputs, referralsTenths: whole })).toBe(`?referrals=${whole / 10}`);
  });
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
