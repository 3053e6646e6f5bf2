/*
 * Inlined before the calculator's markup. The early script comes after it, so that it does
 * not delay the first paint: until then, this hides the amounts of a link with other inputs, which the build has not
 * written, and opens the assumptions that it changes.
 */
import './links.ts';
import { assumptionsAttribute, editingAttribute, pendingAttribute, scriptedAttribute } from '../state/markup.ts';
import { assumptionNames, inputRules, type InputRule } from '../model/inputs.ts';

const page = document.documentElement;
/** Whether the address may have one of these inputs. Damaged links, too: `&amp;partners=5`. */
const hasAny = (rules: readonly InputRule[]) =>
  new RegExp(`\\b(${rules.map(({ parameter }) => parameter).join('|')})=`).test(location.search);

page.toggleAttribute(scriptedAttribute, true);
page.toggleAttribute(pendingAttribute, hasAny(Object.values(inputRules)));
if (hasAny(assumptionNames.map((name) => inputRules[name]))) {
  page.toggleAttribute(editingAttribute, true);
  page.setAttribute(assumptionsAttribute, 'own');
}
