import postcss, { type AtRule, type ChildNode, type Root } from 'postcss';
import { hashedPath } from './hashed-path.ts';

/** Styles that stand in a file of their own, for one medium or for all. */
interface StyleFile {
  /** Inside the built site. The name contains a hash of the styles. */
  readonly path: string;
  readonly css: string;
  readonly media: 'print' | null;
}

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

const isDeferred = (node: ChildNode) => node.type === 'atrule' && node.name === 'layer' && node.params === 'deferred';

/** Moves the layer of deferred rules out of a sheet into one of their own, those for paper among them. */
function takeDeferredRules(sheet: Root): Root {
  return postcss.root().append(sheet.nodes.filter(isDeferred));
}

function styleFile(name: string, sheet: Root, media: StyleFile['media']): StyleFile {
  const css = sheet.toString();
  return { path: hashedPath(name, 'css', css), css, media };
}

/** The rules of a sheet that a page needs before anything is opened or printed, and files of all others. */
export function splitStyles(css: string) {
  const sheet = postcss.parse(css);
  const deferred = takeDeferredRules(sheet);
  const print = takePrintRules(sheet);
  const files = [styleFile('print', print, 'print'), styleFile('deferred', deferred, null)];
  return { inline: sheet.toString(), files: files.filter(({ css }) => css.includes('{')) };
}
