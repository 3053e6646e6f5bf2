import { inputRules } from './inputs.ts';
import { parameterNames, readParameter } from './parameter.ts';
import type { Inputs } from './projection.ts';
import { withAsciiDigits } from './typed-number.ts';

const names = /* @__PURE__ */ Object.keys(inputRules) as (keyof Inputs)[];

const inputsFrom = (valueOf: (name: keyof Inputs) => number) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as unknown as Inputs;

/** Inputs of a page opened without a query. Marked pure so that bundles that do not use them can drop them. */
export const defaultInputs = /* @__PURE__ */ inputsFrom((name) => inputRules[name].default);

/** How many of an input's units make the 1 of its parameter: tenths are written with a decimal. */
const unitsOf = (name: keyof Inputs) => (name === 'referralsTenths' ? 10 : 1);

/** An input in a query string. One that is missing or unusable is the default. */
function readInput(search: string, name: keyof Inputs): number {
  const digits = withAsciiDigits(readParameter(search, parameterNames[name]));
  const value = Math.round(Number(digits) * unitsOf(name));
  const isNumber = (unitsOf(name) === 10 ? /^\d+(\.\d)?$/ : /^\d+$/).test(digits);
  return isNumber && value <= inputRules[name].maximum ? value : inputRules[name].default;
}

/** The inputs in a query string. */
export const readInputs = (search: string): Inputs => inputsFrom((name) => readInput(search, name));

/**
 * Writes the inputs into a query string. The result is empty or starts with a question mark. Other parameters keep their
 * place and exact spelling, which `URLSearchParams` would change.
 * @param alwaysWritten the inputs that are written even if they are the defaults
 */
export function writeInputs(search: string, inputs: Inputs, alwaysWritten: readonly (keyof Inputs)[] = []): string {
  const toWrite = new Map<string, string>(
    names
      .filter((name) => inputs[name] !== inputRules[name].default || alwaysWritten.includes(name))
      .map((name) => [parameterNames[name], `${parameterNames[name]}=${inputs[name] / unitsOf(name)}`]),
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
