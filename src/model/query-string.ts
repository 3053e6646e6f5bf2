import { inputRules, type InputRule } from '../config/inputs.ts';
import type { Inputs } from './projection.ts';
import { parseQueryValue } from './whole-number.ts';

const rules = Object.entries(inputRules) as [keyof Inputs, InputRule][];

const inputsFrom = (valueOf: (rule: InputRule) => number) =>
  Object.fromEntries(rules.map(([name, rule]) => [name, valueOf(rule)])) as unknown as Inputs;

/** The inputs of a page that is opened without any. The page's own script does without them: hence the mark. */
export const defaultInputs = /* @__PURE__ */ inputsFrom((rule) => rule.default);

/** The inputs that a query string carries; what is missing or no whole number in range is the default. */
export function readInputs(search: string): Inputs {
  const query = new URLSearchParams(search);
  return inputsFrom((rule) => parseQueryValue(query.get(rule.parameter) ?? '') ?? rule.default);
}

/**
 * The query string with the inputs in it, empty or with its question mark. Default values are left out.
 * Every other parameter keeps its place and its exact spelling, which is why this does not go through
 * `URLSearchParams`.
 */
export function writeInputs(search: string, inputs: Inputs): string {
  const toWrite = new Map(
    rules
      .filter(([name, rule]) => inputs[name] !== rule.default)
      .map(([name, { parameter }]) => [parameter, `${parameter}=${inputs[name]}`]),
  );
  const pieces = search.length > 1 ? search.replace(/^\?/, '').split('&') : [];

  const kept = pieces.flatMap((piece) => {
    const [parameter = ''] = new URLSearchParams(`?${piece}`).keys();
    if (!rules.some(([, rule]) => rule.parameter === parameter)) return [piece];
    const written = toWrite.get(parameter);
    return toWrite.delete(parameter) ? [written!] : [];
  });
  const query = [...kept, ...toWrite.values()].join('&');
  return query === '' ? '' : `?${query}`;
}
