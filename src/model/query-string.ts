import { inputRules } from './inputs.ts';
import { parameterNames, readParameter } from './parameter.ts';
import type { Inputs } from './projection.ts';
import { withAsciiDigits } from './typed-number.ts';

const names = /* @__PURE__ */ Object.keys(inputRules) as (keyof Inputs)[];

const inputsFrom = (valueOf: (name: keyof Inputs) => number) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as unknown as Inputs;

/** Inputs of a page opened without a query. Marked pure so that bundles that do not use them can drop them. */
export const defaultInputs = /* @__PURE__ */ inputsFrom((name) => inputRules[name].default);

/** The factor from a parameter to its input: `referrals=0.5` is 5 tenths. */
const scaleOf = (name: keyof Inputs) => (name === 'referralsTenths' ? 10 : 1);

/** An input in a query string. One that is missing or unusable is the default. */
function readInput(search: string, name: keyof Inputs): number {
  const text = withAsciiDigits(readParameter(search, parameterNames[name]));
  const value = Math.round(Number(text) * scaleOf(name));
  const isNumber = (scaleOf(name) === 10 ? /^\d+(\.\d)?$/ : /^\d+$/).test(text);
  return isNumber && value <= inputRules[name].maximum ? value : inputRules[name].default;
}

/** The inputs in a query string. */
export const readInputs = (search: string): Inputs => inputsFrom((name) => readInput(search, name));

/**
 * Writes the inputs that are not defaults into a query string. The result is empty or starts with a question mark. Other parameters keep their
 * place and exact spelling, which `URLSearchParams` would change.
 */
export function writeInputs(search: string, inputs: Inputs): string {
  const toWrite = new Map<string, string>(
    names
      .filter((name) => inputs[name] !== inputRules[name].default)
      .map((name) => [parameterNames[name], `${parameterNames[name]}=${inputs[name] / scaleOf(name)}`]),
  );
  const pieces = search.length > 1 ? search.replace(/^\?/, '').split('&') : [];

  const inPlace = pieces.flatMap((piece) => {
    const [parameter = ''] = new URLSearchParams(`?${piece}`).keys();
    if (!Object.values<string>(parameterNames).includes(parameter)) return [piece];
    const written = toWrite.get(parameter);
    // Written once: a second piece of the same name finds nothing here, and is dropped.
    toWrite.delete(parameter);
    return written === undefined ? [] : [written];
  });
  const query = [...inPlace, ...toWrite.values()].join('&');
  return query === '' ? '' : `?${query}`;
}
