/** An element of a page. Attributes without a value are ''. */
export interface PageElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** All text in it, letter by letter, without that of scripts and styles. */
  readonly text: string;
  /** The elements that it stands in, the nearest first. */
  readonly around: readonly PageElement[];
}

export interface Page {
  readonly title: string | undefined;
  readonly elements: readonly PageElement[];
  /** Text between the tags, except in scripts and styles. */
  readonly text: string;
  /** Scripts that run. */
  readonly scripts: readonly string[];
  /** Scripts that are data for search engines. Those for the page's own scripts are left out. */
  readonly data: readonly string[];
  readonly styles: readonly string[];
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

function decode(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (entity, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return entities[name] ?? entity;
    return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
  });
}

const attribute = /\s+([^\s"'<>/=]+)(?:="([^"]*)"|='([^']*)')?/g;
const tag = /<(\/?)([a-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*"|='[^']*')?)*)\s*\/?>/gi;

function attributesOf(source: string): Record<string, string> {
  const found = [...source.matchAll(attribute)].map(([, name, double, single]) => [
    name!,
    decode(double ?? single ?? ''),
  ]);
  return Object.fromEntries(found) as Record<string, string>;
}

/** Elements without an end tag. */
const empty = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** The elements of a page, in the order of their start tags. Those that need an end tag have one. */
function elementsOf(markup: string): PageElement[] {
  const elements: (PageElement & { text: string })[] = [];
  const open: typeof elements = [];
  let read = 0;
  for (const { 0: found, 1: closing, 2: written = '', 3: attributes = '', index } of markup.matchAll(tag)) {
    const text = decode(markup.slice(read, index));
    for (const element of open) element.text += text;
    read = index + found.length;
    const name = written.toLowerCase();
    if (closing !== '') {
      open.splice(0, open.findIndex((element) => element.name === name) + 1);
      continue;
    }
    const element = { name, attributes: attributesOf(attributes), text: '', around: [...open] };
    elements.push(element);
    if (!empty.test(name) && !found.endsWith('/>')) open.unshift(element);
  }
  return elements;
}

/**
 * Reads HTML as the build writes it: every attribute value is quoted.
 * @throws Error at a `<` that does not start a tag of that form
 */
export function readPage(html: string): Page {
  const contents = { script: [] as string[], style: [] as string[], data: [] as string[] };
  const markup = html
    .replace(/^<!doctype html>/i, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(
      /(<(script|style)\b[^>]*>)(.*?)<\/\2>/gs,
      (_, start: string, name: 'script' | 'style', content: string) => {
        if (start.includes('application/ld+json')) contents.data.push(content);
        else if (!start.includes('application/json')) contents[name].push(content);
        return start;
      },
    );

  const text = markup.replace(tag, ' ');
  const stray = /<.{0,60}/s.exec(text);
  if (stray) throw new Error(`Not a readable tag: ${stray[0]}`);
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1];
  return {
    title: title && decode(title),
    elements: elementsOf(markup),
    text: decode(text),
    scripts: contents.script,
    data: contents.data,
    styles: contents.style,
  };
}
