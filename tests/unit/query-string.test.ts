import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inputRules, type NumberRule } from '../../src/model/inputs.ts';
import { parameterNames } from '../../src/model/parameter.ts';
import { maximumInput } from '../../src/config/maximum-input.ts';
import type { Inputs } from '../../src/model/projection.ts';
import { defaultInputs, readInputs, writeInputs } from '../../src/model/query-string.ts';
import { anyInputs } from './any-plan.ts';

const { partnersAtStart, newLevel1PartnersPerMonth, cancellation, referralsTenths, conversion } = inputRules;
const inputs = (start: number, monthly: number) => ({
  partnersAtStart: start,
  newLevel1PartnersPerMonth: monthly,
  cancellation: cancellation.default,
  referralsTenths: referralsTenths.default,
  conversion: conversion.default,
});
const [start, monthly] = [partnersAtStart.default, newLevel1PartnersPerMonth.default];

test('a shared link gives both inputs', () => {
  expect(readInputs('?partners=50&monthly=5&ref=abc')).toEqual(inputs(50, 5));
  expect(readInputs('?partners=0&monthly=0')).toEqual(inputs(0, 0));
  expect(readInputs('')).toEqual(inputs(start, monthly));
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
    const query = new URLSearchParams({ partners: value, monthly: value });
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
    { before: '?a&&b=%20+%zz', after: `?a&&b=%20+%zz&partners=${start + 5}` },
    { before: '??partners=1', after: `??partners=1&partners=${start + 5}` },
    { before: '?Partners=1', after: `?Partners=1&partners=${start + 5}` },
    { before: '?partners=1&x&partners=2', after: `?partners=${start + 5}&x` },
    { before: '?%70artners=1&x', after: `?partners=${start + 5}&x` },
    { before: '?partners&monthly&x', after: `?partners=${start + 5}&x` },
  ])('$before', ({ before, after }) => {
    expect(writeInputs(before, inputs(start + 5, monthly))).toBe(after);
  });
});

const rules = Object.entries(inputRules) as [keyof Inputs, NumberRule][];
const own = Object.values(parameterNames).map((parameter) => `${parameter}=`);
const isOwn = (piece: string) => own.some((start) => piece.startsWith(start));
const ownPiece = fc.tuple(fc.constantFrom(...own), fc.string({ unit: 'binary' })).map(([name, value]) => name + value);

const foreignPiece = fc
  .oneof(
    fc.constantFrom('a', '', 'b=%20+%zz', '?x', '=', 'ref=a%2Fb', 'ref=%ff', 'PARTNERS=1', 'partners[]=1', '%'),
    fc.string({ unit: 'binary' }),
  )
  .map((piece) => piece.replaceAll('&', ''))
  .filter((piece) => !isOwn(piece));

const pieces = fc.array(
  fc.oneof(
    foreignPiece,
    ownPiece.map((piece) => piece.replaceAll('&', '')),
  ),
);
const piecesOf = (search: string) => search.replace(/^\?/, '').split('&');

test('inputs written into any query are read back from it', () => {
  fc.assert(
    fc.property(pieces, anyInputs, (before, values) => {
      expect(readInputs(writeInputs(`?${before.join('&')}`, values))).toEqual(values);
    }),
  );
});

test('writing keeps every other parameter, its order and its exact spelling', () => {
  fc.assert(
    fc.property(pieces, anyInputs, (before, values) => {
      const foreign = before.filter((piece) => !isOwn(piece));
      // A lone empty piece is not a parameter: `?` is the same as no query.
      fc.pre(foreign.join('&') !== '');
      const after = piecesOf(writeInputs(`?${before.join('&')}`, values));
      expect(after.filter((piece) => !isOwn(piece))).toEqual(foreign);
    }),
  );
});

test('a query never holds an input twice, nor a default value', () => {
  fc.assert(
    fc.property(pieces, anyInputs, (before, values) => {
      const query = new URLSearchParams(writeInputs(`?${before.join('&')}`, values));
      for (const [name, { default: byDefault, decimals }] of rules) {
        const written = query.getAll(parameterNames[name]);
        expect(written.map((value) => Number(value) * 10 ** decimals)).toEqual(
          values[name] === byDefault ? [] : [expect.closeTo(values[name])],
        );
        expect(written.filter((value) => !/^\d+(\.[1-9])?$/.test(value))).toEqual([]);
      }
    }),
  );
});
