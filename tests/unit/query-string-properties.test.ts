import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inputRules, maximumInput } from '../../src/config/inputs.ts';
import type { Inputs } from '../../src/model/projection.ts';
import { readInputs, writeInputs } from '../../src/model/query-string.ts';

const input = fc.integer({ min: 0, max: maximumInput });
const inputs = fc.record<Inputs>({ partnersAtStart: input, newLevel1PartnersPerMonth: input });

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
    fc.property(pieces, inputs, (before, values) => {
      expect(readInputs(writeInputs(`?${before.join('&')}`, values))).toEqual(values);
    }),
  );
});

test('writing keeps every other parameter, its order and its exact spelling', () => {
  fc.assert(
    fc.property(pieces, inputs, (before, values) => {
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
    fc.property(pieces, inputs, (before, values) => {
      const once = writeInputs(`?${before.join('&')}`, values);
      expect(writeInputs(once, values)).toBe(once);
    }),
  );
});

test('a query never holds an input twice, nor a default value', () => {
  fc.assert(
    fc.property(pieces, inputs, (before, values) => {
      const query = new URLSearchParams(writeInputs(`?${before.join('&')}`, values));
      const { partnersAtStart: start, newLevel1PartnersPerMonth: monthly } = values;
      expect(query.getAll(inputRules.partnersAtStart.parameter)).toEqual(
        start === inputRules.partnersAtStart.default ? [] : [String(start)],
      );
      expect(query.getAll(inputRules.newLevel1PartnersPerMonth.parameter)).toEqual(
        monthly === inputRules.newLevel1PartnersPerMonth.default ? [] : [String(monthly)],
      );
    }),
  );
});
