import { createHash } from 'node:crypto';
import postcss, { type AtRule, type Root } from 'postcss';

/** Moves the rules for paper alone out of a sheet into one of their own, in the layers in which they stood. */
function takePrintRules(sheet: Root): Root {
  const print = postcss.root();
  sheet.walkAtRules('media', (rule) => {
    if (rule.params !== 'print') return;
    const { parent, nodes = [] } = rule;
    if (parent === sheet) print.append(nodes);
    else print.append((parent as AtRule).clone({ nodes: [] }).append(nodes));
    rule.remove();
  });
  return print;
}

/** A sheet without its rules for paper, and these as a file whose name contains a hash of them. */
export function splitPrintStyles(css: string) {
  const sheet = postcss.parse(css);
  const print = takePrintRules(sheet).toString();
  const hash = createHash('sha256').update(print).digest('base64url').slice(0, 8);
  return { screen: sheet.toString(), print: { path: `_astro/print.${hash}.css`, css: print } };
}
