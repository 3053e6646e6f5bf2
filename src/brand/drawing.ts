import { readFileSync, statSync } from 'node:fs';
import { load, type CheerioAPI } from 'cheerio';
import { optimize } from 'svgo';
import { UnusableValueError } from '../config/unusable-value-error.ts';

/** An SVG drawing that can stand in any picture. */
export interface Drawing {
  /** The attributes of its `<svg>`, without its size. */
  readonly attributes: Readonly<Record<string, string>>;
  /** What is inside its `<svg>`. */
  readonly content: string;
  /** Its width divided by its height. */
  readonly ratio: number;
}

/** Largest size of a file, in kB. A drawing by hand is a tenth of it, even as drawing programs write it. */
const largest = 50;
/** Ratio of the widest logo for which a phone has room beside the menu. */
const widest = 8;
/** How many times as high as wide a logo may be: higher, it would be a mere line in the header. */
const highest = 2;

/** The drawing in the source of an SVG file, its ids and classes with a prefix of their own. Undefined if it is none. */
function parse(source: string, prefix: string): CheerioAPI | undefined {
  try {
    const plugins = [
      'preset-default',
      'removeScripts',
      'removeDimensions',
      { name: 'prefixIds', params: { prefix, delim: '-' } },
    ] as const;
    const $ = load(optimize(source, { multipass: true, plugins: [...plugins] }).data, { xml: true });
    return $(':root').is('svg') ? $ : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads an SVG file that the owner named.
 * @param setting the setting that names it
 * @param file path from the project's root
 * @param prefix start of all ids in the drawing
 * @throws UnusableValueError if it cannot be drawn, or has a shape for which there is no room
 */
export function readDrawing(setting: string, file: string, prefix: string): Drawing {
  const mustBe = (rule: string) => UnusableValueError.ofSetting(setting, `must be ${rule}`);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw mustBe(`the path of an SVG file, and there is no "${file}"`);

  const source = readFileSync(file, 'utf8');
  const size = Math.ceil(source.length / 1000);
  if (size > largest) throw mustBe(`a drawing of at most ${largest} kB, and "${file}" has ${size} kB`);

  const $ = parse(source, prefix);
  if ($ === undefined) throw mustBe(`an SVG file, and "${file}" cannot be read as one`);
  if ($('text').length > 0)
    throw mustBe(
      `a drawing without text, which looks different on each device: convert the letters of "${file}" to outlines`,
    );

  const svg = $(':root');
  const [, , width = 0, height = 0] = (svg.attr('viewBox') ?? '').split(/[\s,]+/).map(Number);
  if (!(width > 0 && height > 0)) throw mustBe(`a drawing with a viewBox such as "0 0 120 40", and "${file}" has none`);
  const ratio = width / height;
  const times = (number: number) => `${Number(number.toFixed(1))} times as`;
  if (ratio > widest) throw mustBe(`at most ${times(widest)} wide as high, and "${file}" is ${times(ratio)} wide`);
  if (ratio < 1 / highest)
    throw mustBe(`at most ${times(highest)} high as wide, and "${file}" is ${times(1 / ratio)} high`);
  return { attributes: { ...svg.attr() }, content: svg.html() ?? '', ratio };
}

/** A drawing as the source of an SVG element, with attributes of its own such as a size. */
export function svgOf({ attributes, content }: Drawing, own: Readonly<Record<string, string>>): string {
  const $ = load(`<svg>${content}</svg>`, { xml: true });
  $(':root').attr({ ...attributes, ...own });
  return $.xml();
}
