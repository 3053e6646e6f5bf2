import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inputRules, type NumberRule } from '../../src/model/inputs.ts';
import { parameterNames } from '../../src/model/parameter.ts';
import { maximumInput } from '../../src/settings/settings.ts';
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

test('a shared link gives numbers and assumptions', () => {
  expect(readInputs('?partners=50&monthly=5&ref=abc')).toEqual(inputs(50, 5));
  expect(readInputs('?partners=0&monthly=0')).toEqual(inputs(0, 0));
  expect(readInputs('')).toEqual(defaultInputs);
  const assumed = { ...inputs(50, 5), cancellation: 7, referralsTenths: 5, conversion: 60 };
  expect(readInputs('?conversion=60&partners=50&referrals=0.5&monthly=5&cancellation=7')).toEqual(assumed);
});

test.for(['', '-1', '+5', '1.5', '1e3', '0x10', '100000', '9'.repeat(400), 'Infinity', '½', '五'])(
  'partners and monthly of %j are the defaults',
  (value) => {
    expect(readInputs(`?${new URLSearchParams({ partners: value, monthly: value })}`)).toEqual(defaultInputs);
  },
);

test.for(['', '-1', '0.55', '0,5', '.5', '1e1', '101', '１００１'])('assumptions of %j are the plan’s', (value) => {
  const query = new URLSearchParams({ cancellation: value, referrals: value, conversion: value });
  expect(readInputs(`?${query}`)).toEqual(defaultInputs);
});

test('the first value counts, up to the largest', () => {
  expect(readInputs('?partners=99999&partners=2&monthly=00007')).toEqual(inputs(maximumInput, 7));
  expect(readInputs(`?referrals=${referralsTenths.maximum / 10}`).referralsTenths).toBe(referralsTenths.maximum);
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

test('inputs written into any query are read back, and any query has numbers in range', () => {
  fc.assert(
    fc.property(pieces, anyInputs, (before, values) => {
      const search = `?${before.join('&')}`;
      expect(readInputs(writeInputs(search, values))).toEqual(values);
      const read = Object.entries(readInputs(search)) as [keyof Inputs, number][];
      for (const [name, value] of read)
        expect(value >= 0 && value <= inputRules[name].maximum && Number.isInteger(value)).toBe(true);
    }),
  );
});

test('writing keeps all other parameters as they are, and has no input twice, nor a default', () => {
  fc.assert(
    fc.property(pieces, anyInputs, (before, values) => {
      const search = writeInputs(`?${before.join('&')}`, values);
      const foreign = before.filter((piece) => !isOwn(piece));
      // A lone empty piece is not a parameter: `?` is the same as no query.
      if (foreign.join('&') !== '') expect(piecesOf(search).filter((piece) => !isOwn(piece))).toEqual(foreign);
      for (const [name, rule] of Object.entries(inputRules) as [keyof Inputs, NumberRule][]) {
        const written = new URLSearchParams(search).getAll(parameterNames[name]);
        const expected =
          values[name] === rule.default ? [] : [String(values[name] / (name === 'referralsTenths' ? 10 : 1))];
        expect(written).toEqual(expected);
      }
    }),
  );
});
