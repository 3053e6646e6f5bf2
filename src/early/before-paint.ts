/*
 * Inlined before the calculator's markup. The built page shows the default inputs. If the link has others, this script
 * hides what depends on them until the early script has painted them, which runs after the markup so as not to delay the
 * first paint.
 */
import '../page/links.ts';
import { fields, pendingAttribute, scriptedAttribute } from '../state/markup.ts';
import { parameterNames } from '../model/parameter.ts';

const page = document.documentElement;
const names = Object.values(parameterNames).join('|');

page.toggleAttribute(scriptedAttribute, true);
page.toggleAttribute(pendingAttribute, new RegExp(`\\b(${names})=`).test(location.search));

// Fields are built read-only, for pages without scripts. Here they take keys as soon as they are parsed.
new MutationObserver((_, observer) => {
  for (const field of fields()) field.readOnly = false;
  // Both are there.
  if (fields().length > 1) observer.disconnect();
}).observe(page, { childList: true, subtree: true });
