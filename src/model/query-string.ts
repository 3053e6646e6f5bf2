import { inputRules, type NumberRule } from './inputs.ts';
import { parameterNames, readParameter } from './parameter.ts';
import type { Inputs } from './projection.ts';
import { parseQueryValue, toDisplayed } from './typed-number.ts';

const rules = /* @__PURE__ */ Object.entries(inputRules) as [keyof Inputs, NumberRule][];

const inputsFrom = (valueOf: (rule: NumberRule, name: keyof Inputs) => number) =>
  Object.fromEntries(rules.map(([name, rule]) => [name, valueOf(rule, name)])) as unknown as Inputs;

/** Inputs of a page opened without a query. Marked pure so that bundles that do not use them can drop them. */
export const defaultInputs = /* @__PURE__ */ inputsFrom((rule) => rule.default);

/** The inputs in a query string. One that is missing or unusable gets its default. */
export function readInputs(search: string): Inputs {
  return inputsFrom((rule, name) => parseQueryValue(readParameter(search, parameterNames[name]), rule) ?? rule.default);
}

/**
 * Writes the inputs into a query string. The result is empty or starts with a question mark. Other parameters keep their
 * place and exact spelling, which `URLSearchParams` would change.
 * @param alwaysWritten the inputs that are written even if they are the defaults
 */
export function writeInputs(search: string, inputs: Inputs, alwaysWritten: readonly (keyof Inputs)[] = []): string {
  const toWrite = new Map<string, string>(
    rules
      .filter(([name, rule]) => inputs[name] !== rule.default || alwaysWritten.includes(name))
      .map(([name, rule]) => [parameterNames[name], `${parameterNames[name]}=${toDisplayed(inputs[name], rule)}`]),
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
