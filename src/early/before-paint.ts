/*
 * Inlined before the calculator's markup. The early script comes after it, so that it does not delay the first paint:
 * until then, this hides what depends on the inputs of a link, which the build has not written.
 */
import '../page/links.ts';
import { pendingAttribute, scriptedAttribute } from '../state/markup.ts';
import { parameterNames } from '../model/parameter.ts';

const page = document.documentElement;
const names = Object.values(parameterNames).join('|');

page.toggleAttribute(scriptedAttribute, true);
page.toggleAttribute(pendingAttribute, new RegExp(`\\b(${names})=`).test(location.search));
