import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { load } from 'cheerio';
import { optimize, type CustomPlugin } from 'svgo';
import { unusableSetting } from '../settings/read-settings.ts';

/** An SVG that can be embedded in another SVG or a page: shapes and gradients, nothing that runs or loads. */
export interface Drawing {
  /** The attributes of its `<svg>`, without its size. */
  readonly attributes: Readonly<Record<string, string>>;
  /** What is inside its `<svg>`. */
  readonly content: string;
  /** Width divided by height of the box it is drawn in, 0.5 to 8: what is wider or higher is drawn smaller. */
  readonly ratio: number;
  /** Whether that is all that its file has: letters, pictures and scripts are left out. */
  readonly isWhole: boolean;
}

/** The elements of a drawing. */
const elements =
  /^(svg|g|defs|symbol|use|path|rect|circle|ellipse|line|polyline|polygon|clipPath|mask|linearGradient|radialGradient|stop)$/;
/** Their attributes, none of which runs anything. */
const attributes =
  /^(id|d|[xy][12]?|r|[rcf][xy]|fr|width|height|points|viewBox|transform|offset|gradient(Units|Transform)|spreadMethod|(clipPath|mask|maskContent)Units|preserveAspectRatio|color|opacity|display|fill(-opacity|-rule)?|stroke(-[a-z]+)*|stop-(color|opacity)|clip-(path|rule)|mask|mask-type|(xlink:)?href|xmlns(:xlink)?)$/;
/** A value of theirs that may name another file. */
const otherFile = /\\|url\((?!['"]?#)/;
/** What says nothing of how a drawing looks, and goes without a word. */
const silent = /^(title|desc|metadata|class|role|lang|version|(xml|aria|data)[:-].*)$/;

/** SVGO plugin: leaves only the elements and attributes above. @param onLeftOut called for all else */
const onlyShapes = (onLeftOut: () => void): CustomPlugin => ({
  name: 'only-shapes',
  fn: () => ({
    element: {
      enter(node, parent) {
        if (!elements.test(node.name)) {
          parent.children = parent.children.filter((child) => child !== node);
          if (!silent.test(node.name)) onLeftOut();
          return;
        }
        for (const [name, value] of Object.entries(node.attributes)) {
          const isLink = name.endsWith('href') && !value.startsWith('#');
          if (attributes.test(name) && !otherFile.test(value) && !isLink) continue;
          delete node.attributes[name];
          if (!silent.test(name)) onLeftOut();
        }
      },
    },
  }),
});

/** Draws an SVG's source anew. @param prefix of all its ids @throws SvgoParserError if it is no XML */
function draw(source: string, prefix: string) {
  let isWhole = true;
  const { data } = optimize(source, {
    multipass: true,
    plugins: [
      { name: 'preset-default', params: { overrides: { inlineStyles: { onlyMatchedOnce: false } } } },
      'convertStyleToAttrs',
      'removeDimensions',
      onlyShapes(() => (isWhole = false)),
      { name: 'prefixIds', params: { prefix, delim: '-' } },
    ],
  });
  return { svg: load(data, { xml: true })(':root'), isWhole };
}

/** The most bytes of a drawing's file: drawing a larger one anew can take minutes. */
const mostBytes = 100_000;

/** How files of other pictures begin. */
const otherPictures = { PNG: '\x89PNG', JPEG: '\xff\xd8', GIF: 'GIF8', WebP: 'RIFF', PDF: '%PDF' };

/**
 * Reads an SVG file that the owner named.
 * @param setting the setting that names it
 * @param file path from the project's root
 * @param prefix start of all ids in the drawing
 * @throws UnusableValueError if it cannot be drawn
 */
export function readDrawing(setting: string, file: string, prefix: string): Drawing {
  const mustBe = (rule: string) => unusableSetting(setting, `must be ${rule}`);
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found?.isFile()) throw mustBe(`the path of an SVG file, and there is no "${resolve(file)}"`);
  if (found.size > mostBytes)
    throw mustBe(
      `an SVG file of at most 100 kB, and "${file}" has ${Math.ceil(found.size / 1000)} kB: simplify its paths`,
    );
  const start = readFileSync(file, 'latin1').slice(0, 4);
  const [kind] = Object.entries(otherPictures).find(([, mark]) => start.startsWith(mark)) ?? [];
  if (kind !== undefined) throw mustBe(`an SVG file, and "${file}" is a ${kind}: export the drawing as SVG`);
  let drawn: ReturnType<typeof draw>;
  try {
    drawn = draw(readFileSync(file, 'utf8'), prefix);
  } catch (error) {
    const { line, reason } = error as { readonly line?: number; readonly reason?: string };
    throw mustBe(`an SVG file, and "${file}" cannot be read as one: line ${line}: ${reason}`);
  }
  const { svg, isWhole } = drawn;
  const [, , width = 0, height = 0] = (svg.attr('viewBox') ?? '').split(/[\s,]+/).map(Number);
  if (!svg.is('svg') || !(width > 0 && height > 0))
    throw mustBe(`an SVG file with a viewBox such as "0 0 120 40", and "${file}" has none`);
  const ratio = Math.min(Math.max(width / height, 0.5), 8);
  return { attributes: { ...svg.attr() }, content: svg.html() ?? '', ratio, isWhole };
}

/** SVG source of a drawing, with additional attributes such as a size. */
export function svgOf({ attributes, content }: Drawing, own: Readonly<Record<string, string>>): string {
  const $ = load(`<svg>${content}</svg>`, { xml: true });
  $(':root').attr({ ...attributes, ...own });
  return $.xml();
}
