import { describe, expect, test } from 'vitest';
import { price, writtenAmount } from '../../src/owner/setup/amount.ts';
import {
  address,
  colour,
  currencyCode,
  decimal,
  optionalAddress,
  optionalDay,
  path,
  percent,
  wholeNumber,
} from '../../src/owner/setup/answers.ts';

const answers = { address, colour, currencyCode, optionalDay, path } as const;

describe('a price', () => {
  test.for([
    ['25', 25_00],
    ['49', 49_00],
    ['4900', 4900_00],
    ['25.00', 25_00],
    ['25,5', 25_50],
    [' 0.05 ', 5],
    ['49 €', 49_00],
    ['€49.90', 49_90],
    ['EUR 49,90', 49_90],
    ['49,90 eur', 49_90],
    ['49 euros', 49_00],
    ['1 Euro', 1_00],
    ['49,–', 49_00],
    ['49.-', 49_00],
    ['1 490,00', 1490_00],
    ['1’490.00', 1490_00],
    ['1,490.00', 1490_00],
    ['1.490,00 €', 1490_00],
  ] as const)('typed as "%s" is %d cents', ([typed, cents]) => {
    expect(price('EUR').read(typed)).toBe(cents);
    expect(price('EUR').read(price('EUR').write(cents))).toBe(cents);
  });

  test.for(['1.000', '1,000', '-5', 'free', '25 USD', '$25', '25.005', '25 a', ''])(
    'that may mean another amount, or none, is left for the check to refuse: "%s"',
    (typed) => {
      expect(price('EUR').read(typed)).toBe(typed);
    },
  );

  test('may have the sign of whatever the currency is', () => {
    for (const currency of ['USD', 'CHF', 'SEK', 'PLN', 'JPY', 'TRY'])
      expect(price(currency).read(writtenAmount(49_90, currency)), currency).toBe(49_90);
  });

  test('is shown with the currency, so that an amount is never taken for cents', () => {
    expect(writtenAmount(4900_00, 'EUR')).toBe('€4,900.00');
    expect(writtenAmount(19_90, 'no currency')).toBe('19.90');
  });
});

describe('an answer with one plain meaning is taken in the form that the settings hold it in', () => {
  test.for([
    ['address', 'acme.test', 'https://acme.test'],
    ['address', ' www.acme.test/{language}/imprint ', 'https://www.acme.test/{language}/imprint'],
    ['address', 'acme.test:8443', 'https://acme.test:8443'],
    ['address', 'müller.test', 'https://müller.test'],
    ['address', 'youtu.be/aqz-KE-bpKQ?si=abc', 'https://youtu.be/aqz-KE-bpKQ?si=abc'],
    ['address', 'www.youtube.com/watch?v=aqz-KE-bpKQ', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
    ['colour', '0A5a39', '#0A5a39'],
    ['colour', 'fff', '#fff'],
    ['currencyCode', 'eur', 'EUR'],
    ['optionalDay', '2024-03-12', '2024-03-12'],
    ['optionalDay', '2024/3/12', '2024-03-12'],
    ['optionalDay', '12.3.2024', '2024-03-12'],
    ['optionalDay', '12. 3. 2024', '2024-03-12'],
    ['optionalDay', '03.04.2024', '2024-04-03'],
    ['optionalDay', '25/03/2024', '2024-03-25'],
    ['optionalDay', '03/25/2024', '2024-03-25'],
    ['optionalDay', '04/04/2024', '2024-04-04'],
    ['path', "'/home/me/our logo.svg'", '/home/me/our logo.svg'],
    ['path', '"C.svg"', 'C.svg'],
    ['path', String.raw`/home/me/our\ logo.svg `, '/home/me/our logo.svg'],
  ] as const)('%s: %s', ([answer, typed, value]) => {
    expect(answers[answer].read(typed)).toBe(value);
    expect(answers[answer].read(value)).toBe(value);
  });

  test.for([
    ['address', 'acme'],
    ['address', 'javascript:alert(1)'],
    ['address', 'mailto:me@acme.test'],
    ['address', 'http://acme.test'],
    ['address', 'aqz-KE-bpKQ'],
    ['address', ''],
    ['colour', 'green'],
    ['colour', '0a5a'],
    ['optionalDay', '03/04/2024'],
    ['optionalDay', 'May 2024'],
    ['path', 'src/brand/logo.svg'],
    ['path', "it's.svg"],
  ] as const)('anything else stays as it was typed: %s %s', ([answer, typed]) => {
    expect(answers[answer].read(typed)).toBe(typed);
  });
});

describe('an answer', () => {
  test.for([
    ['0.5', 0.5],
    ['0,5', 0.5],
    [' 2 ', 2],
    ['0.55', 0.55],
    ['half', 'half'],
    ['.5', '.5'],
    ['-1', '-1'],
    ['', ''],
  ] as const)('as a number with decimals: "%s"', ([typed, number]) => {
    expect(decimal.read(typed)).toBe(number);
    expect(decimal.read(decimal.write(number))).toBe(number);
  });

  test('may have a percent sign', () => {
    expect(percent.read('75 %')).toBe(75);
    expect(percent.read('7.5%')).toBe('7.5');
  });

  test('that may be missing takes the entry away', () => {
    expect(optionalAddress.read(' ')).toBe(undefined);
    expect(optionalAddress.write(undefined)).toBe('');
  });

  test('that is no whole number stays text', () => {
    expect(wholeNumber.read('12')).toBe(12);
    expect(['1e3', '0x10', '2.5', ''].map((typed) => wholeNumber.read(typed))).toEqual(['1e3', '0x10', '2.5', '']);
  });
});
