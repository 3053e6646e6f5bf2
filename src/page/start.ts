/*
 * Inlined before the calculator's markup. The early script comes after it, so that it does not delay the first paint:
 * until then, this hides what depends on the inputs of a link, which the build has not written.
 */
import './links.ts';
import { pendingAttribute, scriptedAttribute } from '../state/markup.ts';
import { inputRules } from '../model/inputs.ts';

const page = document.documentElement;
const parameters = Object.values(inputRules).map(({ parameter }) => parameter);

page.toggleAttribute(scriptedAttribute, true);
page.toggleAttribute(pendingAttribute, new RegExp(`\\b(${parameters.join('|')})=`).test(location.search));
