import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inputRules, type InputRule } from '../../src/model/inputs.ts';
import type { Inputs } from '../../src/model/projection.ts';
import { readInputs, writeInputs } from '../../src/model/query-string.ts';
import { anyInputs } from './any-plan.ts';

const rules = Object.entries(inputRules) as [keyof Inputs, InputRule][];
const own = Object.values(inputRules).map(({ parameter }) => `${parameter}=`);
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

test('writing the same inputs again changes nothing', () => {
  fc.assert(
    fc.property(pieces, anyInputs, (before, values) => {
      const once = writeInputs(`?${before.join('&')}`, values);
      expect(writeInputs(once, values)).toBe(once);
    }),
  );
});

test('a query never holds an input twice, nor a default value', () => {
  fc.assert(
    fc.property(pieces, anyInputs, (before, values) => {
      const query = new URLSearchParams(writeInputs(`?${before.join('&')}`, values));
      for (const [name, { parameter, default: byDefault, decimals }] of rules) {
        const written = query.getAll(parameter);
        expect(written.map((value) => Number(value) * 10 ** decimals)).toEqual(
          values[name] === byDefault ? [] : [expect.closeTo(values[name])],
        );
        expect(written.filter((value) => !/^\d+(\.[1-9])?$/.test(value))).toEqual([]);
      }
    }),
  );
});
