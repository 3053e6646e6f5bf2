import { inputRules } from '../config/inputs.ts';
import type { Inputs } from './projection.ts';
import { parseQueryValue } from './whole-number.ts';

type InputName = keyof Inputs;
const inputNames = Object.keys(inputRules) as InputName[];

/** The inputs of a page that is opened without any. */
export const defaultInputs: Inputs = {
  partnersAtStart: inputRules.partnersAtStart.default,
  newLevel1PartnersPerMonth: inputRules.newLevel1PartnersPerMonth.default,
};

/** The inputs that a query string carries; what is missing or no whole number in range is the default. */
export function readInputs(search: string): Inputs {
  const query = new URLSearchParams(search);
  const read = (name: InputName) => {
    const value = query.get(inputRules[name].parameter);
    return (value === null ? undefined : parseQueryValue(value)) ?? inputRules[name].default;
  };
  return { partnersAtStart: read('partnersAtStart'), newLevel1PartnersPerMonth: read('newLevel1PartnersPerMonth') };
}

/** Which input a piece between two `&` sets, if any. */
function inputSetBy(piece: string): InputName | undefined {
  const [parameter] = new URLSearchParams(`?${piece}`).keys();
  return inputNames.find((name) => inputRules[name].parameter === parameter);
}

/**
 * The query string with the inputs in it, empty or with its question mark. Every other parameter keeps
 * its place and its exact spelling, which is why this does not go through `URLSearchParams`.
 */
export function writeInputs(search: string, inputs: Inputs): string {
  const toWrite = new Set(inputNames.filter((name) => inputs[name] !== inputRules[name].omitWhen));
  const written = (name: InputName) => `${inputRules[name].parameter}=${inputs[name]}`;
  const pieces = search === '' || search === '?' ? [] : search.replace(/^\?/, '').split('&');

  const kept = pieces.flatMap((piece) => {
    const name = inputSetBy(piece);
    if (name === undefined) return [piece];
    return toWrite.delete(name) ? [written(name)] : [];
  });
  const query = [...kept, ...[...toWrite].map(written)].join('&');
  return query === '' ? '' : `?${query}`;
}
